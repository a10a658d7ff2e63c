import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { ServerCouriers } from './couriers/registry.ts';
import type { FileStore } from './files/store.ts';
import type { Jobs } from './jobs/port.ts';
import type { Mailer } from './mail/mailer.ts';

/** Everything a capability may use beside the database. */
export interface Services {
  config: Config;
  clock: Clock;
  log: Logger;
  couriers: ServerCouriers;
  mailer: Mailer;
  /** Pictures and papers that anybody may open who has their address. */
  files: FileStore;
  /** Files that are given only to a session of their brand. */
  privateFiles: FileStore;
  jobs: Jobs;
}
