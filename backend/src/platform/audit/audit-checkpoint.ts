import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../config/config.js';
import type { AuditHead } from './audit-chain.js';

const SavedHead = z.object({ seq: z.string(), hash: z.string(), at: z.string(), signature: z.string() });

/** The newest audit entry that is saved outside the database, or the reason why there is no valid one. */
export type Checkpoint = AuditHead | 'missing' | 'forged';
export const isHead = (checkpoint: Checkpoint): checkpoint is AuditHead => typeof checkpoint === 'object';

/**
 * Saves the number and hash of the newest audit entry in a file outside the database. Only the owner of the file can
 * read the file. The file is signed with AUDIT_KEY, so that no one without this key can replace the entry.
 */
@Injectable()
export class AuditCheckpoint {
  private readonly path: string;
  private readonly key: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'auditHeadFile' | 'auditKey'>) {
    this.path = config.auditHeadFile;
    this.key = config.auditKey ?? '';
  }

  async read(): Promise<Checkpoint> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return 'missing';
    const saved = z.safeParse(SavedHead, parsed(text));
    if (!saved.success) return 'forged';
    const { seq, hash, at, signature } = saved.data;
    const expected = this.sign(seq, hash, at);
    const isOwn =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isOwn ? { seq, hash } : 'forged';
  }

  /**
   * Replaces the audit entry that is saved outside the database. The new file is written under another name and then
   * renamed, so that a crash cannot leave a half-written file.
   */
  async write({ seq, hash }: AuditHead): Promise<void> {
    const at = new Date().toISOString();
    const unfinished = `${this.path}.${randomUUID()}`;
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    await writeFile(unfinished, `${JSON.stringify({ seq, hash, at, signature: this.sign(seq, hash, at) })}\n`, {
      mode: 0o600,
    });
    await rename(unfinished, this.path);
  }

  private sign(seq: string, hash: string, at: string): string {
    return createHmac('sha256', this.key).update(`checkpoint\n${seq}\n${hash}\n${at}`).digest('hex');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
