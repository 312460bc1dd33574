import { makeDataDir, readSettings } from '../processes/environment.ts';
import { runInForeground } from '../processes/processes.ts';
import { prepare } from '../site/prepare.ts';

/** Creates a command that compiles the server, then runs one of its programs in the foreground. */
export const program =
  (path: string) =>
  async (args: string[]): Promise<number> => {
    const settings = readSettings();
    const node = await prepare(makeDataDir(settings.DATA_DIR), { site: false });
    return runInForeground(node, path, args, settings);
  };
