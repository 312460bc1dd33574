import { makeDataDir, readSettings } from '../processes/environment.ts';
import { prepare } from '../site/prepare.ts';

/** Runs `npm run build`: installs the packages and builds everything that goes into dist/. */
export async function build(): Promise<void> {
  await prepare(makeDataDir(readSettings().DATA_DIR));
}
