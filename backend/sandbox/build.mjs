import { makeDataDir, readSettings } from './setup/environment.mjs';
import { prepare } from './setup/prepare.mjs';

/** npm run build: packages and everything that goes into dist/. */
export async function build() {
  await prepare(makeDataDir(readSettings().DATA_DIR));
}
