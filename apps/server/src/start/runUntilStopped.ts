import pino from 'pino';
import { exposedBy } from './exposure.ts';
import { demoLogin } from './seed/brand.ts';
import { disableDemoLogin, hasDemoLogin } from './seed/demoLogin.ts';
import { isDemoUndecided, markDemoDecided } from '../platform/db/demoFlag.ts';
import { explainStartupError } from './startupErrors.ts';
import { exitWithMessage } from './startOptions.ts';
import type { StartOptions } from './startOptions.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function fillDemo(server: RunningServer): Promise<void> {
  if (await hasDemoLogin(server.db)) {
    print('An earlier start was stopped while it seeded: the demo brand lacks some returns and invoices.');
    print('For the whole demo brand, delete its database and start again.');
    return;
  }
  print('Seeding the demo brand with two weeks of orders …');
  // Loaded on the first start only.
  const { seedDemo } = await import('./seed/index.ts');
  await seedDemo(server.db, server.services);
}

/** Runs the server until it is stopped, and prints its address and the demo login. */
export async function runUntilStopped({ config, isEmpty }: StartOptions): Promise<void> {
  const log = pino({ level: config.LOG_LEVEL, base: undefined });
  const exposed = exposedBy(config);
  let server: RunningServer;
  try {
    server = await startServer({ config, log, print });
    if (await isDemoUndecided(server.db)) {
      if (!isEmpty && exposed !== undefined)
        print(`No demo brand: its password is public, and others can reach this server (${exposed}).`);
      else if (!isEmpty) await fillDemo(server);
      await markDemoDecided(server.db);
    }
    if (exposed !== undefined && (await disableDemoLogin(server.db)))
      print(
        `The demo login is disabled: its password is public, and others can reach this server (${exposed}).`,
      );
  } catch (error) {
    exitWithMessage(explainStartupError(error, config));
  }

  let stopping = false;
  const stop = (signal: string) => {
    // A second signal exits immediately.
    if (stopping) process.exit(130);
    stopping = true;
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => exitWithMessage(explainStartupError(error, config)),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const hasDemo = await hasDemoLogin(server.db);
  // Since the process started.
  const seconds = (performance.now() / 1000).toFixed(1);
  print(
    `\n  Khep is at ${config.PUBLIC_URL ?? server.url}   (${server.kind === 'pglite' ? `embedded database in ${config.KHEP_DATA}` : 'PostgreSQL'}, started in ${seconds} s)`,
  );
  if (hasDemo) print(`  Log in as  ${demoLogin.email}  with  ${demoLogin.password}`);
  else
    print(
      `  Sign up at ${server.url}/auth/sign-up${config.SMTP_URL === undefined ? ' (the one-time code is printed here)' : ''}`,
    );
  print('  API: /docs/api   Stop: Ctrl+C\n');
}
