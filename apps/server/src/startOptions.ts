import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from './config.ts';
import type { Config } from './config.ts';

export interface StartOptions {
  config: Config;
  /** Without the demo brand. */
  isEmpty: boolean;
}

/** Ends the process with words in place of a stack. */
export function exitWithMessage(text: string): never {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

/** Reads how the server is to be started: its flags and its environment. Ends the process where they are wrong. */
export function readStartOptions(): StartOptions {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    return { config: parseConfig(process.env), isEmpty: values.empty };
  } catch (error) {
    if (error instanceof ConfigError) return exitWithMessage(error.message);
    return exitWithMessage(
      `${(error as Error).message}\nThe one option is --empty: start without the demo brand.`,
    );
  }
}
