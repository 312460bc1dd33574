import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/bin');

/**
 * Returns the path of the browser for the tests. The first choice is the browser that CHROMIUM_PATH names, the second
 * is the browser in an npm package, and the third is an installed browser. The packaged browser comes before installed
 * browsers because the lock file fixes its version, and because it runs without a window, which halves its processor
 * time.
 */
export async function findChromium(toolDir: string): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const packaged = isPackagedForThis() ? await unpacked(toolDir) : undefined;
  if (packaged && runs(packaged)) return packaged;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [await playwrightsOwn(), ...onPath, ...MAC].find((path) => path && existsSync(path));
  if (found) return found;
  throw new PlainError('No browser was found for the browser tests: install Chrome or Chromium, or set CHROMIUM_PATH.');
}

const isPackagedForThis = (): boolean =>
  process.platform === 'linux' && process.arch === 'x64' && existsSync(join(PACKAGE, 'chromium.br'));

/** False if the system's libraries are too old for the browser. */
const runs = (program: string): boolean => spawnSync(program, ['--version'], { timeout: 120_000 }).status === 0;

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** The npm package contains program, system libraries and fonts as compressed archives. */
async function unpacked(toolDir: string): Promise<string> {
  const home = join(toolDir, 'chromium');
  if (existsSync(join(home, 'chromium'))) return starter(home);
  const work = `${home}.unfinished`;
  rmSync(work, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
  mkdirSync(work, { recursive: true, mode: 0o700 });
  await decompress('chromium.br', join(work, 'chromium'));
  chmodSync(join(work, 'chromium'), 0o755);
  for (const archive of ['al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    await decompress(`${archive}.br`, join(work, archive));
    if (spawnSync('tar', ['-xf', archive], { cwd: work }).status !== 0)
      throw new PlainError(`The browser's ${archive} could not be unpacked: is "tar" installed?`);
    rmSync(join(work, archive));
  }
  renameSync(work, home);
  return starter(home);
}

/** Only the bundled fonts are used, because text widths must be the same on all machines. */
function starter(home: string): string {
  const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="relative">fonts-cache</cachedir></fontconfig>
`;
  const lines = [
    '#!/bin/sh',
    `cd "$(dirname "$0")"`,
    'export LD_LIBRARY_PATH="$PWD/lib" FONTCONFIG_FILE="$PWD/fonts.conf"',
    'exec ./chromium "$@"',
  ];
  const program = join(home, 'chromium.sh');
  writeFileSync(join(home, 'fonts.conf'), fonts);
  writeFileSync(program, `${lines.join('\n')}\n`, { mode: 0o755 });
  return program;
}

const decompress = (file: string, target: string): Promise<void> =>
  pipeline(createReadStream(join(PACKAGE, file)), createBrotliDecompress(), createWriteStream(target));
