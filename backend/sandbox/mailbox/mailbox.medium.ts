import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DARK_CONDITION } from '#workers/emails/email-styles.js';
import { EMAIL_TEMPLATES } from '#workers/emails/email-templates.js';
import { FIRM_EMAIL_TEMPLATES } from '#workers/emails/firm-email-templates.js';
import { findPort } from '../processes/ports.ts';
import { startStandIn } from '../site/stand-in.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'));
let mailbox: { stop: () => Promise<void> };
let address: string;
let smtp: number;

async function open(): Promise<void> {
  const web: number = await findPort();
  smtp = await findPort();
  const env = { ...process.env, DATA_DIR: dataDir, MAILBOX_PORT: String(web), MAILBOX_SMTP_PORT: String(smtp) };
  mailbox = await startStandIn(process.execPath, 'backend/sandbox/mailbox/main.ts', {
    name: 'mailbox',
    env,
    dataDir,
    ports: [web, smtp],
  });
  address = `http://127.0.0.1:${web}`;
}

async function send(subject: string, more: object = {}): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtp });
  await transport.sendMail({
    from: 'Firm <firm@example.test>',
    to: 'rosa@example.test',
    subject,
    text: 'Hello Rosa',
    ...more,
  });
  transport.close();
}

const messages = async (): Promise<{ id: string; subject: string }[]> =>
  JSON.parse(await (await fetch(`${address}/api/messages`)).text());
const statusFor = (host: string) =>
  new Promise((resolve) => {
    request(`${address}/api/messages`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).end();
  });

beforeEach(open);
afterEach(() => mailbox.stop());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the local mailbox', () => {
  it('shows each email of the site with sample data, in each theme and as plain text', async () => {
    const list = await (await fetch(`${address}/samples`)).text();
    const names = [EMAIL_TEMPLATES, FIRM_EMAIL_TEMPLATES].flatMap((templates) => Object.keys(templates));
    expect([...list.matchAll(/\/samples\/(\w+)"/g)].map(([, name]) => name)).toEqual(names);
    for (const name of names) {
      const one = await (await fetch(`${address}/samples/${name}`)).text();
      const plain = await (await fetch(`${address}/samples/${name}/text`)).text();
      expect([name, one.includes('?theme=dark'), plain.startsWith('Hello')]).toEqual([name, true, true]);
    }
    for (const path of ['unknown', 'unknown/html', 'unknown/text'])
      expect((await fetch(`${address}/samples/${path}`)).status).toBe(404);
  });

  it('shows a sample in the colors that are asked for, else in those that the browser prefers', async () => {
    const html = async (query: string) => (await fetch(`${address}/samples/reset/html${query}`)).text();
    expect(await html('')).toContain(`@media ${DARK_CONDITION}`);
    expect(await html('?theme=dark')).toContain('@media all{');
    expect(await html('?theme=light')).toContain('@media not all{');
    expect(await html('?theme=dark')).toMatch(/^<!doctype html>/);
  });

  it('lists emails as JSON, newest first, and still has them after a restart', async () => {
    await send('first');
    await send('Grüße', { html: '<p>Hello <b>Rosa</b></p>' });
    await mailbox.stop();
    await open();
    const [newest, oldest] = await messages();
    expect(newest).toEqual({
      id: expect.any(String),
      to: 'rosa@example.test',
      from: 'firm@example.test',
      subject: 'Grüße',
      text: expect.stringContaining('Hello Rosa'),
      html: expect.stringContaining('<b>Rosa</b>'),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(oldest?.subject).toBe('first');
  });

  it('lists the mails to one address only, when asked for them', async () => {
    await send('to another', { to: 'walter@example.test' });
    const own = await (await fetch(`${address}/api/messages?to=walter@example.test`)).json();
    expect(own).toEqual([expect.objectContaining({ subject: 'to another' })]);
  });

  it('is emptied by DELETE', async () => {
    await send('gone soon');
    expect((await fetch(`${address}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await messages()).toEqual([]);
  });

  it('does not run scripts in an email', async () => {
    await send('<script>alert(1)</script>', { html: '<script>alert(2)</script><p>Hi</p>' });
    const id = (await messages())[0]?.id;
    const page = await (await fetch(`${address}/messages/${id}`)).text();
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    const body = await fetch(`${address}/messages/${id}/html`);
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  });

  it("accepts only requests for this computer's own host names", async () => {
    expect(await statusFor('localhost:1080')).toBe(200);
    expect(await statusFor('mail.example.org')).toBe(403);
  });
});
