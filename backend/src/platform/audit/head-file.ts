import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import type { AuditHead } from './audit-chain.js';

/** The second place of the newest audit hash: one JSON line per change, only ever appended. */
@Injectable()
export class HeadFile {
  private readonly path: string;

  constructor(@Inject(CONFIG) config: Pick<Config, 'auditHeadFile'>) {
    this.path = config.auditHeadFile;
  }

  /** Null when none was kept yet. Throws when the file cannot be read for another reason. */
  async newest(): Promise<AuditHead | null> {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const last = text.trimEnd().split('\n').at(-1);
    return last ? (JSON.parse(last) as AuditHead) : null;
  }

  async keep(head: AuditHead): Promise<void> {
    const kept = await this.newest();
    if (kept && BigInt(kept.seq) >= BigInt(head.seq)) return;
    await mkdir(dirname(this.path), { recursive: true });
    await appendFile(this.path, `${JSON.stringify({ seq: head.seq, hash: head.hash, at: new Date().toISOString() })}\n`);
  }
}
