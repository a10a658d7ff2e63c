// `npm run operator -- <command>`: what only the operator of the installation may do. See docs/operator.md.
import { parseArgs } from 'node:util';
import { systemClock } from '../base/clock.ts';
import { OperatorError, runOperatorCommand } from '../overview/operator/commands.ts';
import { openDatabase } from '../platform/db/engine.ts';
import { migrate } from '../platform/db/migrate.ts';
import { ConfigError, parseConfig } from './config.ts';
import { askServer } from './operatorSocket.ts';
import { exitWithMessage } from './startOptions.ts';

async function run(): Promise<string[]> {
  const { values, positionals: argv } = parseArgs({
    options: { as: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const config = parseConfig(process.env);
  const command = { argv, operator: values.as };
  if (config.DATABASE_URL === undefined) {
    const lines = await askServer(config.KHEP_DATA, command);
    if (lines !== undefined) return lines;
  }
  const open = await openDatabase(config);
  try {
    await migrate(open.db);
    return await runOperatorCommand(open.db, command, systemClock.now());
  } finally {
    await open.close();
  }
}

try {
  process.stdout.write(`${(await run()).join('\n')}\n`);
} catch (error) {
  if (error instanceof OperatorError || error instanceof ConfigError) exitWithMessage(error.message);
  throw error;
}
