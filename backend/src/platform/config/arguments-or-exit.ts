import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses the arguments of a command. For an unknown option, or one without its value, prints a message and the usage,
 * and ends the process with exit code 1.
 */
export function argumentsOrExit<T extends ParseArgsConfig>(config: T, usage: string): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(1);
  }
}
