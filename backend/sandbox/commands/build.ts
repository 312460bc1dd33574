import { makeDataDir, readSettings } from '../processes/environment.ts';
import { prepare } from '../site/prepare.ts';

export async function build(): Promise<void> {
  await prepare(makeDataDir(readSettings().DATA_DIR));
}
