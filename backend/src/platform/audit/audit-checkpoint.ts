import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CONFIG, type Config } from '../config/config.js';
import type { AuditHead } from './audit-chain.js';

const SavedHead = z.object({ seq: z.string(), hash: z.string(), at: z.string(), signature: z.string() });

/** The newest audit entry that is saved outside the database, or the reason why there is no valid one. */
export type Checkpoint = AuditHead | 'missing' | 'forged';
export const isHead = (checkpoint: Checkpoint): checkpoint is AuditHead => typeof checkpoint === 'object';

/** Thrown if a file outside the database cannot be read or written, for instance because its disk is full. */
export class CheckpointError extends Error {
  constructor(path: string, verb: 'read' | 'written', cause: unknown) {
    super(`${path} could not be ${verb} (${(cause as NodeJS.ErrnoException).code})`, { cause });
  }
}

/**
 * Saves the number and hash of the newest audit entry in a file outside the database, and if so configured in a copy of
 * this file on another machine. Only the owner of the file can read the file. The file is signed with AUDIT_KEY, so
 * that no one without this key can replace the entry.
 */
@Injectable()
export class AuditCheckpoint {
  private readonly path: string;
  private readonly copy: string | undefined;
  private readonly key: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'auditHeadFile' | 'auditHeadCopy' | 'auditKey'>) {
    this.path = config.auditHeadFile;
    this.copy = config.auditHeadCopy;
    this.key = config.auditKey ?? '';
  }

  /**
   * Returns the newer one of the two saved entries. The copy names a newer entry than the file if somebody has replaced
   * the file with an older one. If either of the two is missing or forged, returns that instead.
   */
  async read(): Promise<Checkpoint> {
    const saved = await this.readFrom(this.path);
    const copied = this.copy === undefined ? saved : await this.readFrom(this.copy);
    if (!isHead(saved)) return saved;
    return isHead(copied) && BigInt(copied.seq) < BigInt(saved.seq) ? saved : copied;
  }

  /** Replaces the audit entry that is saved outside the database, in both places even if one of them fails. */
  async write({ seq, hash }: AuditHead): Promise<void> {
    const at = new Date().toISOString();
    const text = `${JSON.stringify({ seq, hash, at, signature: this.sign(seq, hash, at) })}\n`;
    // The folder of the copy is never created: if it is missing, the disk of the other machine is not mounted.
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    const places = this.copy === undefined ? [this.path] : [this.path, this.copy];
    const written = await Promise.allSettled(places.map((path) => replaceFile(path, text)));
    for (const [index, result] of written.entries())
      if (result.status === 'rejected') throw new CheckpointError(places[index] ?? '', 'written', result.reason);
  }

  private async readFrom(path: string): Promise<Checkpoint> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw new CheckpointError(path, 'read', error);
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

  private sign(seq: string, hash: string, at: string): string {
    return createHmac('sha256', this.key).update(`checkpoint\n${seq}\n${hash}\n${at}`).digest('hex');
  }
}

/** Written under another name, forced to the disk and renamed, so that no crash leaves half a file. */
async function replaceFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await writeFile(unfinished, text, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  const folder = await open(dirname(path));
  await folder.sync().finally(() => folder.close());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
