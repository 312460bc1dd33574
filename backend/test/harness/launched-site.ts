import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEmptySiteSettings } from '#sandbox/processes/environment.js';
import { findPort } from '#sandbox/processes/ports.js';
import { aSignUp } from '../builders/sign-up.builder.js';
import { eventually } from './eventually.js';

const RUN = 'backend/sandbox/run.mjs';
const READY = 'The website is ready';
const STORES: Record<string, string> = { PostgreSQL: 'postgres/pg18/postmaster.pid', Redis: 'redis/redis.pid' };

/** The site as started by `npm start`, with separate data and ports. */
export class LaunchedSite {
  said = '';
  readonly ended: Promise<number | null>;

  private constructor(
    private readonly launcher: ChildProcess,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly dataDir: string,
  ) {
    for (const stream of [launcher.stdout, launcher.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    this.ended = once(launcher, 'close').then(([code]) => code as number | null);
  }

  static async start(): Promise<LaunchedSite> {
    const dataDir = mkdtempSync(join(tmpdir(), 'launched-'));
    // The Redis package is downloaded only once, because all runs share it.
    const tools = process.env['TEST_TOOL_DIR'] ?? '';
    mkdirSync(tools, { recursive: true });
    symlinkSync(tools, join(dataDir, 'tools'));
    const [site, mailbox, marketplace] = [await findPort(), await findPort(), await findPort()].map(String);
    const environment = {
      ...withEmptySiteSettings(),
      DATA_DIR: dataDir,
      PORT: site,
      MAILBOX_PORT: mailbox,
      MARKETPLACE_PORT: marketplace,
      SANDBOX_NO_REDIS: process.env['TEST_REDIS_URL'] ? '' : '1',
      // The launcher stops together with its parent process if the environment contains `npm_lifecycle_event`, which
      // npm sets. The test sets this variable, so that the launcher stops when the test has ended.
      npm_lifecycle_event: 'start',
    };
    return LaunchedSite.launch(environment, dataDir);
  }

  /** Starts the site again with the same data, after it has ended. */
  startAgain(): Promise<LaunchedSite> {
    return LaunchedSite.launch(this.environment, this.dataDir);
  }

  private static async launch(environment: NodeJS.ProcessEnv, dataDir: string): Promise<LaunchedSite> {
    const launcher = spawn(process.execPath, [RUN, 'start'], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const launched = new LaunchedSite(launcher, environment, dataDir);
    try {
      await eventually(() => launched.said.includes(READY) || launcher.exitCode !== null, 'the site');
      if (launcher.exitCode !== null) throw new Error(launched.said);
      return launched;
    } catch (error) {
      await launched.stop();
      throw error;
    }
  }

  get url(): string {
    return `http://localhost:${this.environment['PORT']}`;
  }
  get mailbox(): string {
    return `http://localhost:${this.environment['MAILBOX_PORT']}`;
  }
  get marketplace(): string {
    return `http://localhost:${this.environment['MARKETPLACE_PORT']}`;
  }

  /** Path of the file outside the database that names the newest entry of the audit trail. */
  get auditHeadFile(): string {
    return join(this.dataDir, 'audit-head.jsonl');
  }

  async command(...args: string[]): Promise<{ code: number | null; said: string }> {
    const child = spawn(process.execPath, [RUN, ...args], {
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }

  pidOf(name: string): number {
    const file = STORES[name];
    if (file) return Number(readFileSync(join(this.dataDir, file), 'utf8').split('\n')[0]);
    const { programs } = JSON.parse(readFileSync(join(this.dataDir, 'running.json'), 'utf8')) as {
      programs: { name: string; pid: number }[];
    };
    return programs.findLast((program) => program.name === name)?.pid ?? 0;
  }

  async isReady(): Promise<boolean> {
    return (await statusOf(`${this.url}/health/ready`)) === 200;
  }

  async stop(): Promise<void> {
    this.launcher.kill('SIGTERM');
    await this.ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

interface Login {
  email: string;
  password: string;
}

/** A user of the launched site who has signed up, followed the confirmation link and signed in. */
export class LaunchedPerson {
  private cookie = '';

  private constructor(private site: LaunchedSite) {}

  static async signedIn(site: LaunchedSite): Promise<{ person: LaunchedPerson; login: Login }> {
    const person = new LaunchedPerson(site);
    const { email, password } = await person.signUp();
    const link = await person.confirmationFor(email);
    await person.call('GET', `/auth/confirm?token=${new URL(link).searchParams.get('token')}`);
    await person.logIn(site, { email, password });
    return { person, login: { email, password } };
  }

  /** Logs in to the given site and returns the HTTP status of the response. */
  async logIn(site: LaunchedSite, login: Login): Promise<number> {
    this.site = site;
    this.cookie = '';
    return (await this.call('POST', '/api/auth/login_user', login)).status;
  }

  async signUp(): Promise<{ email: string; password: string }> {
    const signup = aSignUp();
    const { status } = await this.call('POST', '/api/users/signup', signup);
    if (status !== 201) throw new Error(`sign-up answered ${status}`);
    return signup;
  }

  confirmationFor(email: string): Promise<string> {
    return eventually(async () => {
      const messages = await readMails(this.site);
      const mail = messages.find(({ to }) => to.includes(email.toLowerCase()));
      return mail && /https?:\/\/\S+token=\S+/.exec(mail.text)?.[0];
    }, `a mail to ${email}`);
  }

  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.site.url}${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    if (set.length > 0) this.cookie = set.join('; ');
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }
}

async function readMails(site: LaunchedSite): Promise<{ to: string; text: string }[]> {
  const answer = await fetch(`${site.mailbox}/api/messages`).catch(() => null);
  return answer ? ((await answer.json()) as { to: string; text: string }[]) : [];
}

export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
