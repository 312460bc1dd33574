import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { googleSettings } from '#sandbox/google/settings.js';
import { findPort } from '#sandbox/processes/ports.js';
import { startStandIn } from '#sandbox/site/stand-in.js';

/** Input for the sign-in form of the Google stand-in: one of its accounts, or an email address with options. */
export interface Choice {
  account?: string;
  email?: string;
  name?: string;
  /** Account number by which Google identifies a person, even if the email address changes. */
  sub?: string;
  unverified?: 'yes';
  fault?: string;
}

export class Google {
  private constructor(
    readonly env: Record<string, string>,
    private readonly program: { stop: () => Promise<void> },
    private readonly folder: string,
  ) {}

  static async open(): Promise<Google> {
    const folder = mkdtempSync(join(tmpdir(), 'google-'));
    const port = await findPort();
    const settings: Record<string, string> = googleSettings(port, 'not-so-hidden');
    const program = await startStandIn(process.execPath, 'backend/sandbox/google/main.ts', {
      name: 'google',
      env: { ...process.env, ...settings, GOOGLE_PORT: String(port) },
      dataDir: folder,
      ports: [port],
    });
    return new Google(settings, program, folder);
  }

  async close(): Promise<void> {
    await this.program.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async choose(page: string, choice: Choice): Promise<URL> {
    const url = new URL(page);
    url.pathname = '/authorize';
    for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
    const answer = await fetch(url, { redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  }
}
