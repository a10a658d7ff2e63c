import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ServerCouriers } from './couriers/registry.ts';
import type { FileStore } from './files/store.ts';
import type { Jobs } from './jobs/port.ts';
import type { Mailer } from './mail/mailer.ts';

/** The services that a handler can use beside the database. */
export interface Services {
  config: Config;
  clock: Clock;
  log: Logger;
  couriers: ServerCouriers;
  mailer: Mailer;
  /** Images and documents that are public by their address. */
  files: FileStore;
  /** Files that only a session of their brand can download. */
  privateFiles: FileStore;
  jobs: Jobs;
}
