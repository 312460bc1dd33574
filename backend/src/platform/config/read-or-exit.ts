import { type Config, ConfigError, readConfig } from './config.js';

/** The configuration of this process, or one plain message and exit code 78 (EX_CONFIG). */
export function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
