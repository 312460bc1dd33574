import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { AuditCheckpoint } from './audit-checkpoint.js';

const OLD = { seq: '9', hash: 'a'.repeat(64) };
const NEW = { seq: '10', hash: 'b'.repeat(64) };
let folder: string;
let config: { auditHeadFile: string; auditHeadCopy: string | undefined; auditKey: string };
let handles: FileHandle;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'checkpoint-'));
  config = { auditHeadFile: join(folder, 'head'), auditHeadCopy: undefined, auditKey: 'k'.repeat(32) };
  const handle = await open(folder);
  handles = Object.getPrototypeOf(handle);
  await handle.close();
  await new AuditCheckpoint(config).write(OLD);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('is forced to the disk before and after it replaces the one before', async () => {
  const savedThen: unknown[] = [];
  const { sync } = handles;
  jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const { seq } = JSON.parse(readFileSync(config.auditHeadFile, 'utf8'));
    savedThen.push([(await this.stat()).isDirectory() ? 'folder' : 'file', seq]);
    await sync.call(this);
  });
  await new AuditCheckpoint(config).write(NEW);
  expect(savedThen).toEqual([
    ['file', OLD.seq],
    ['folder', NEW.seq],
  ]);
});

it('says so if its disk is full, leaves no pieces behind and keeps the one before', async () => {
  jest.spyOn(handles, 'sync').mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const attempt = new AuditCheckpoint(config).write(NEW);
  await expect(attempt).rejects.toThrow(`${config.auditHeadFile} could not be written (ENOSPC)`);
  expect(readdirSync(folder)).toEqual(['head']);
  expect(await new AuditCheckpoint(config).read()).toEqual(OLD);
});

it('has a copy that only its owner can read, and the newer one of the two counts', async () => {
  const both = new AuditCheckpoint({ ...config, auditHeadCopy: join(folder, 'copy') });
  expect(await both.read()).toBe('missing');
  await both.write(OLD);
  await new AuditCheckpoint({ ...config, auditHeadFile: join(folder, 'copy') }).write(NEW);
  expect(await both.read()).toEqual(NEW);
  await new AuditCheckpoint({ ...config, auditKey: 'another' }).write(NEW);
  expect(await both.read()).toBe('forged');
  expect(statSync(join(folder, 'copy')).mode & 0o777).toBe(0o600);
});

it('is written although the folder of the copy is missing, because another machine is not mounted', async () => {
  const both = new AuditCheckpoint({ ...config, auditHeadCopy: join(folder, 'not-mounted', 'copy') });
  await expect(both.write(NEW)).rejects.toThrow('not-mounted/copy could not be written (ENOENT)');
  expect(await new AuditCheckpoint(config).read()).toEqual(NEW);
});
