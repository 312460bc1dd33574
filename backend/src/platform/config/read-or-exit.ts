import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError, readConfig, type Config, type ReadOptions } from './config.js';

/** Prints a message and the usage, and exits with code 1, if an option is wrong. */
export function argumentsOrExit<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}

/** Prints the usage because it was asked for, or because an argument is missing, and ends the process. */
export function exitWithUsage(usage: string, isAskedFor: boolean | undefined): never {
  process.stdout.write(usage);
  process.exit(isAskedFor ? 0 : 1);
}

/** Exit code that says that a setting must be corrected (EX_CONFIG). */
export const REFUSED = 78;

/** Reads the configuration of this process, as `readConfig` does. If it is invalid, ends the process. */
export function readConfigOrExit(options?: ReadOptions): Config {
  try {
    return readConfig(process.env, options);
  } catch (error) {
    return exitIfRefused(error);
  }
}

/** Ends the process with a sentence if `error` says that a setting is refused. Any other error is thrown again. */
export function exitIfRefused(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(REFUSED);
}
