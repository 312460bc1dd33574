import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { AuditHead } from './audit-chain.js';

/**
 * Saves the newest hash of the audit trail in a file outside the database. The file contains one JSON object per line,
 * and lines are only ever added.
 */
@Injectable()
export class AuditCheckpoint {
  private readonly path: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'auditHeadFile'>) {
    this.path = config.auditHeadFile;
  }

  /**
   * Returns the newest audit entry saved to the file; null if there is none. Throws if the file exists but cannot be
   * read.
   */
  async latest(): Promise<AuditHead | null> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const last = text.trimEnd().split('\n').at(-1);
    return last ? (JSON.parse(last) as AuditHead) : null;
  }

  async save(head: AuditHead): Promise<void> {
    const saved = await this.latest();
    if (saved && BigInt(saved.seq) >= BigInt(head.seq)) return;
    await mkdir(dirname(this.path), { recursive: true });
    await appendFile(
      this.path,
      `${JSON.stringify({ seq: head.seq, hash: head.hash, at: new Date().toISOString() })}\n`,
    );
  }
}
