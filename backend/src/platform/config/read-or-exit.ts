import { ConfigError, readConfig, type Config } from './config.js';

/**
 * Reads the configuration of this process, as `readConfig` does. If it is invalid, ends the process with exit code 78
 * (EX_CONFIG).
 */
export function readConfigOrExit(options?: { withAuditKey: boolean }): Config {
  try {
    return readConfig(process.env, options);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
