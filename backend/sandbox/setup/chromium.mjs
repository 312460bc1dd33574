import { spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync, createWriteStream } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { PlainError } from './plain-error.mjs';
import { ROOT } from './processes.mjs';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/bin');

/**
 * A browser for the tests: the one named, else the one that lies in an npm package, where it runs. Its version is the
 * lock file's, and having no window to draw it needs half the processor time of the system's, which comes last.
 */
export async function findChromium(toolDir) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const packaged = isPackagedForThis() ? await unpacked(toolDir) : undefined;
  if (packaged && runs(packaged)) return packaged;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [await playwrightsOwn(), ...onPath, ...MAC].find((path) => path && existsSync(path));
  if (found) return found;
  throw new PlainError('No browser was found for the browser tests: install Chrome or Chromium, or set CHROMIUM_PATH.');
}

const isPackagedForThis = () => process.platform === 'linux' && process.arch === 'x64' && existsSync(join(PACKAGE, 'chromium.br'));

/** Beside system libraries that are too old the program does not start. */
const runs = (program) => spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** The package holds the program, the system libraries it may miss and fonts, each compressed. */
async function unpacked(toolDir) {
  const home = join(toolDir, 'chromium');
  const program = join(home, 'chromium.sh');
  if (existsSync(program)) return program;
  const work = `${home}.unfinished`;
  rmSync(work, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
  mkdirSync(work, { recursive: true, mode: 0o700 });
  await decompress('chromium.br', join(work, 'chromium'));
  chmodSync(join(work, 'chromium'), 0o755);
  for (const archive of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    await decompress(`${archive}.br`, join(work, archive));
    if (spawnSync('tar', ['-xf', archive], { cwd: work }).status !== 0) throw new PlainError(`The browser's ${archive} could not be unpacked: is "tar" installed?`);
    rmSync(join(work, archive));
  }
  const lines = ['#!/bin/sh', `cd "$(dirname "$0")"`, 'export LD_LIBRARY_PATH="$PWD/lib" FONTCONFIG_PATH="$PWD/fonts"', 'exec ./chromium "$@"'];
  writeFileSync(join(work, 'chromium.sh'), `${lines.join('\n')}\n`, { mode: 0o755 });
  renameSync(work, home);
  return program;
}

const decompress = (file, target) => pipeline(createReadStream(join(PACKAGE, file)), createBrotliDecompress(), createWriteStream(target));
