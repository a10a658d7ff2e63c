import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';

export interface Start {
  config: Config;
  /** Without the demo brand. */
  isEmpty: boolean;
}

/** Ends the process with words in place of a stack. */
export function fail(text: string): never {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

/** Reads how the server is to be started: its flags and its environment. Ends the process where they are wrong. */
export function readStart(): Start {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    return { config: readConfig(process.env), isEmpty: values.empty };
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    return fail(`${(error as Error).message}\nThe one option is --empty: start without the demo brand.`);
  }
}
