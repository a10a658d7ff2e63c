import { parseArgs } from 'node:util';
import pino from 'pino';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { DirectoryLocked } from './db/pglite/lock.ts';
import { demoLogin } from './db/seed/brand.ts';
import { isDemoOpen, settleDemo } from './db/demoMark.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

/** What to tell the person at the terminal about a start that failed. */
function explain(error: unknown, config: Config): string {
  const { code } = (error ?? {}) as { code?: string };
  if (code === 'EADDRINUSE')
    return `Port ${config.PORT} is in use. Stop what uses it, or choose another: PORT=${config.PORT + 1} npm start`;
  if (code === 'EACCES')
    return `This user may not listen on port ${config.PORT} or write to ${config.KHEP_DATA}. Choose others: PORT=4600 KHEP_DATA=.khep npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${config.HOST} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for every one.`;
  if (error instanceof DirectoryLocked) return error.message;
  return `Khep could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function fillDemo(server: RunningServer): Promise<void> {
  print('Filling the demo brand with a fortnight of orders …');
  // Loaded on the first start only.
  const { seedDemo } = await import('./db/seed/index.ts');
  await seedDemo(server.db, server.services);
}

async function main(): Promise<void> {
  const started = performance.now();
  let flags: { empty?: boolean };
  let config: Config;
  try {
    flags = parseArgs({ options: { empty: { type: 'boolean' } } }).values;
    config = readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    fail(`${(error as Error).message}\nThe one option is --empty: start without the demo brand.`);
  }
  const log = pino({ level: config.LOG_LEVEL, base: undefined });
  let server: RunningServer;
  try {
    server = await startServer({ config, log, print });
    if (await isDemoOpen(server.db)) {
      if (!flags.empty) await fillDemo(server);
      await settleDemo(server.db);
    }
  } catch (error) {
    fail(explain(error, config));
  }

  let stopping = false;
  const stop = (signal: string) => {
    // A second signal does not wait.
    if (stopping) process.exit(130);
    stopping = true;
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(explain(error, config)),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const hasDemo = await server.db
    .selectFrom('logins')
    .select('login_id')
    .where('email', '=', demoLogin.email)
    .executeTakeFirst();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(
    `\n  Khep is at ${config.PUBLIC_URL ?? server.url}   (${server.kind === 'pglite' ? `built-in database in ${config.KHEP_DATA}` : 'PostgreSQL'}, started in ${seconds} s)`,
  );
  if (hasDemo !== undefined) print(`  Log in as  ${demoLogin.email}  with  ${demoLogin.password}`);
  else
    print(
      `  Sign up at ${server.url}/auth/sign-up${config.SMTP_URL === undefined ? ' (the one-time code is printed here)' : ''}`,
    );
  print('  Calls: /docs/api   Stop: Ctrl+C\n');
}

await main();
