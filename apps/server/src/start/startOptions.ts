import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from './config.ts';
import type { Config } from './config.ts';

export interface StartOptions {
  config: Config;
  /** Starts without the demo brand. */
  isEmpty: boolean;
}

/** Prints a message and exits. */
export function exitWithMessage(text: string): never {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

/** Parses flags and environment; exits if they are invalid. */
export function readStartOptions(): StartOptions {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    return { config: parseConfig(process.env), isEmpty: values.empty };
  } catch (error) {
    if (error instanceof ConfigError) return exitWithMessage(error.message);
    return exitWithMessage(
      `${(error as Error).message}\nThe only option is --empty: start without the demo brand.`,
    );
  }
}
