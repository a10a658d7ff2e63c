import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { ServerCouriers } from './couriers/registry.ts';
import type { FileStore } from './files/store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';

/** The time, so that tests and the simulator can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

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
