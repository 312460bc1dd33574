import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses the arguments of a command. If an option is unknown or has no value, prints a message and the usage, and ends
 * the process with exit code 1.
 */
export function argumentsOrExit<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}
