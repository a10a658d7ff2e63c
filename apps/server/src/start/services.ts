import type { Logger } from 'pino';
import type { Payments } from '../money/payments/payments.ts';
import type { Clock } from '../base/clock.ts';
import type { Config } from './config.ts';
import type { ServerCouriers } from '../partners/couriers/registry.ts';
import type { DnsResolver } from '../platform/dns/resolver.ts';
import type { FileStore } from '../platform/files/store.ts';
import type { HealthRecorder } from '../partners/health/health.ts';
import type { Jobs } from '../platform/jobs/port.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Messenger } from '../brand/notifications/messenger.ts';
import type { PushSender } from '../platform/mail/webPush.ts';
import type { EInvoicing } from '../partners/einvoice/port.ts';
import type { TelephonyProviders } from '../partners/telephony/port.ts';
import type { Verifiers } from '../partners/verification/port.ts';
import type { SituationLoader } from '../orders/shipments/situations.ts';
import type { ServerStores } from '../partners/stores/registry.ts';

/** The services that a handler can use beside the database. */
export interface Services {
  config: Config;
  payments: Payments;
  clock: Clock;
  log: Logger;
  couriers: ServerCouriers;
  /** Providers that check GSTINs and bank accounts. */
  verifiers: Verifiers;
  /** The portal that registers invoices. */
  einvoicing: EInvoicing;
  /** Providers that call buyers. */
  telephony: TelephonyProviders;
  stores: ServerStores;
  /** The records of brands' domains. */
  dns: DnsResolver;
  /** Counts requests to and from partners. */
  health: HealthRecorder;
  mailer: Mailer;
  /** SMS and WhatsApp. */
  messenger: Messenger;
  push: PushSender;
  /** Images and documents that are public by their address. */
  files: FileStore;
  /** Files that only a session of their brand can download. */
  privateFiles: FileStore;
  jobs: Jobs;
  /** Loads the situation of shipments, for the floors below the failed deliveries. */
  loadSituations: SituationLoader;
}
