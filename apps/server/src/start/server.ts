import { assertSecrets } from './assertSecrets.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createPayments, paymentWebhookPath } from '../money/payments/payments.ts';
import { openDatabase } from '../platform/db/engine.ts';
import type { OpenDatabase } from '../platform/db/engine.ts';
import { handleDomainEvents } from '../platform/db/domainEvents.ts';
import { migrate } from '../platform/db/migrate.ts';
import { reencryptAccounts } from '../partners/couriers/accounts.ts';
import type { TransportTimings } from '../partners/couriers/courierFactory.ts';
import { createCouriers } from '../partners/couriers/registry.ts';
import { createHealthRecorder } from '../partners/health/health.ts';
import type { Config } from './config.ts';
import { createDnsResolver } from '../platform/dns/resolver.ts';
import type { DnsResolver } from '../platform/dns/resolver.ts';
import { createDnsSimulator } from '../platform/dns/simulator.ts';
import { checkBucket, configuredBucket, s3Store } from '../platform/files/s3Store.ts';
import { diskStore } from '../platform/files/store.ts';
import { createApp } from './app.ts';
import { loadSituations } from '../aftercare/ndr/situations.ts';
import { createEventHandlers } from './eventHandlers.ts';
import type { JobDefinition } from '../platform/jobs/define.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { startLoop } from '../platform/jobs/loop.ts';
import { jobKinds, queues } from './jobKinds.ts';
import { createMessenger } from '../brand/notifications/messenger.ts';
import type { Messenger } from '../brand/notifications/messenger.ts';
import { loadOrCreateSecret } from '../base/persistedSecret.ts';
import { reencryptSecrets } from './reencryptSecrets.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { backgroundMessagesSent } from '../platform/mail/sendInBackground.ts';
import { createPushSender } from '../platform/mail/webPush.ts';
import type { PushSender } from '../platform/mail/webPush.ts';
import { drainMs, listen } from './listen.ts';
import { declaredCalls, routes } from './routes.ts';
import { hourly, loops } from './schedule.ts';
import { createStores } from '../partners/stores/registry.ts';
import type { ClientTimings } from '../partners/stores/shopify/client.ts';
import { systemClock } from '../base/clock.ts';
import { backUp, backupDatabase, scheduleBackups } from './backups.ts';
import { listenForOperator } from './operatorSocket.ts';
import type { Services } from './services.ts';
import type { Clock } from '../base/clock.ts';
import { createTelephony } from '../partners/telephony/providers.ts';
import { createEInvoicing } from '../partners/einvoice/einvoicing.ts';
import { createVerifiers } from '../partners/verification/verifiers.ts';

export interface ServerParts {
  config: Config;
  log: Logger;
  /** Prints a line on the terminal. */
  print: (text: string) => void;
  /** For tests. */
  clock?: Clock;
  mailer?: Mailer;
  messenger?: Messenger;
  push?: PushSender;
  dns?: DnsResolver;
  open?: OpenDatabase;
  /** Starts polling and the job queue at once; otherwise jobs start with the first one. @default true */
  polls?: boolean;
  /** Additional kinds of job, for tests. */
  moreJobKinds?: readonly JobDefinition[];
  /** Time that a response waits for a small job, longer in tests. */
  answerWithinMs?: number;
  /** Timeouts of courier requests, shorter in tests. */
  courierPace?: TransportTimings;
  /** Timeouts of store requests, shorter in tests. */
  storeTimings?: ClientTimings;
}

export interface RunningServer {
  /** Such as http://127.0.0.1:4600. */
  url: string;
  db: OpenDatabase['db'];
  kind: OpenDatabase['kind'];
  services: Services;
  /** Completes open requests, then closes the database. */
  stop(): Promise<void>;
}

const jobsStartAfterMs = 2000;

/** Where push services report abuse: the operator's site, or the sender's address without one. */
function pushContact({ PUBLIC_URL, MAIL_FROM }: Config): string {
  return PUBLIC_URL?.startsWith('https:')
    ? PUBLIC_URL
    : `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}

function createDns({ KHEP_DNS, PUBLIC_URL, KHEP_SIMULATOR_SPEED }: Config, clock: Clock): DnsResolver {
  const isLive = (KHEP_DNS ?? (PUBLIC_URL === undefined ? 'simulator' : 'live')) === 'live';
  return isLive ? createDnsResolver() : createDnsSimulator(clock, KHEP_SIMULATOR_SPEED);
}

/** Opens and migrates the database, and listens. */
export async function startServer({
  config,
  log,
  print,
  clock = systemClock,
  mailer,
  messenger: givenMessenger,
  push,
  dns,
  open: given,
  polls = true,
  moreJobKinds = [],
  answerWithinMs,
  courierPace,
  storeTimings,
}: ServerParts): Promise<RunningServer> {
  mkdirSync(config.KHEP_DATA, { recursive: true, mode: 0o700 });
  const open =
    given ?? (await openDatabase(config, (error) => log.warn({ err: error }, 'about the embedded database')));
  const undo: (() => Promise<void> | void)[] = given === undefined ? [() => open.close()] : [];
  try {
    const { db } = open;
    await migrate(db);
    await assertSecrets(db, config);
    const health = createHealthRecorder(db, clock, log);
    undo.unshift(() => health.close());
    const couriers = await createCouriers({
      config,
      db,
      clock,
      log,
      health,
      ...(courierPace ? { pace: courierPace } : {}),
    });
    undo.unshift(() => couriers.close());
    const payments = await createPayments(db, config);
    undo.unshift(() => payments.close());
    await reencryptAccounts(db, couriers.vault, log);
    const messenger = givenMessenger ?? (await createMessenger(config, print));
    undo.unshift(() => messenger.close());
    await reencryptSecrets(db, couriers.vault, log);
    const verifiers = await createVerifiers(config);
    undo.unshift(() => verifiers.close());
    const einvoicing = await createEInvoicing(config, clock);
    undo.unshift(() => einvoicing.close());
    const telephony = await createTelephony(config, clock);
    undo.unshift(() => telephony.close());
    const stores = await createStores({
      config,
      db,
      clock,
      vault: couriers.vault,
      health,
      isTrading: polls && config.KHEP_SIMULATOR_ORDERS,
      ...(storeTimings ? { timings: storeTimings } : {}),
    });
    undo.unshift(() => stores.close());
    const bucket = configuredBucket(config);
    if (bucket) await checkBucket(bucket);
    const fileStore = (name: string) =>
      bucket ? s3Store(bucket, name) : diskStore(join(config.KHEP_DATA, name));
    const listening = await listen(config);
    undo.unshift(() => listening.stop());
    const { port } = listening;
    const KHEP_SECRET = config.KHEP_SECRET ?? loadOrCreateSecret(config.KHEP_DATA, 'secret');
    const services: Services = {
      payments,
      config: { ...config, KHEP_SECRET, PORT: port },
      clock,
      log,
      couriers,
      verifiers,
      einvoicing,
      telephony,
      stores,
      health,
      mailer: mailer ?? createMailer(config, print),
      messenger,
      loadSituations,
      dns: dns ?? createDns(config, clock),
      push: push ?? createPushSender(KHEP_SECRET, pushContact(config)),
      files: fileStore('files'),
      privateFiles: fileStore('private'),
      jobs: createJobs({
        open,
        services: () => services,
        definitions: [...jobKinds, ...moreJobKinds],
        queues,
        hourly,
        ...(answerWithinMs === undefined ? {} : { answerWithinMs }),
      }),
    };
    handleDomainEvents(db, createEventHandlers(services));
    let stopping = false;
    stores.setAddress(`http://127.0.0.1:${port}`);
    listening.serve(createApp({ db, services, declared: declaredCalls, routes, isStopping: () => stopping }));
    if (open.kind === 'pglite' && given === undefined)
      undo.unshift(
        await listenForOperator(config.KHEP_DATA, {
          db,
          clock,
          backUp: () => backUp(config, backupDatabase(config, open.snapshot), clock.now()),
        }),
      );
    if (polls) undo.unshift(scheduleBackups(config, open, { clock, log }));
    const stopLoops = polls ? loops.map((loop) => startLoop(db, services, loop)) : [];
    // The first seconds are for page requests; a job that is enqueued earlier starts the queue.
    const startJobs = setTimeout(() => {
      services.jobs.ready().catch((error: unknown) => log.error({ err: error }, "jobs can't be run"));
    }, jobsStartAfterMs);
    if (!polls) clearTimeout(startJobs);
    payments.simulator?.setWebhookUrl(`http://127.0.0.1:${port}${paymentWebhookPath}`);
    const host = ['0.0.0.0', '::', '127.0.0.1'].includes(config.HOST) ? 'localhost' : config.HOST;
    return {
      url: `http://${host}:${port}`,
      db,
      kind: open.kind,
      services,
      async stop() {
        stopping = true;
        clearTimeout(startJobs);
        await Promise.all([
          ...stopLoops.map((stopLoop) => stopLoop()),
          services.jobs.stop(),
          listening.stop(),
        ]);
        // At most as long as requests are waited for: a mail server may not answer.
        await Promise.race([backgroundMessagesSent(), wait(drainMs, undefined, { ref: false })]);
        for (const step of undo) await step();
      },
    };
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}
