import type { ClaimDays, PickupSchedule } from '@khep/domain/shipments';
import type { CourierPartner } from '@khep/domain/couriers';
import type { Hono } from 'hono';
import type { Clock } from '../../base/clock.ts';
import type { Config } from '../../start/config.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { CredentialSpec, Credentials } from './credentialSpec.ts';
import type { CourierAdapter, CourierService, CourierWarehouse } from './port.ts';
import type { Faults } from './simulator/faults.ts';
import type { SimulatedParcels } from './simulator/parcelStore.ts';
import type { PlannedScan } from './simulator/plan.ts';
import type { ScanFormat } from './simulator/simulatedStatuses.ts';
import type { Rates } from './transport/rateLimit.ts';
import type { Transport } from './transport/transport.ts';

/** Parts that an adapter of one account and mode is created from. */
export interface AdapterContext {
  db: Db;
  clock: Clock;
  brand_id: string;
  mode: CourierService['mode'];
  /** A credential by its name; empty if it is missing. */
  credential: (name: string) => string;
  transport: Transport;
  /** The simulator's address; undefined when couriers are live. */
  simulator: string | undefined;
  /** Another address of the courier, from the configuration. */
  configuredUrl: string | undefined;
  /** Remembers a warehouse that a booking registered. */
  onRegistered: (warehouse: CourierWarehouse) => Promise<void>;
  /** The adapter's timeout of a booking, if it is not the default. */
  bookingLimit: { bookingTimeoutMs?: number };
}

/** The parts of a webhook that its signature needs. */
export interface SignedWebhook {
  body: string;
  header: (name: string) => string | undefined;
}

/** Parts that a courier's simulator works with. */
export interface SimulatedCourier {
  parcels: SimulatedParcels;
  clock: Clock;
  faults: Faults;
}

export interface SimulatedWebhook {
  body: string;
  headers: Record<string, string>;
}

export interface WebhookSecret {
  user?: string;
  secret: string;
}

interface CourierSimulator extends ScanFormat {
  /** Creates the courier's HTTP API. */
  createApp(parts: SimulatedCourier): Hono;
  /** Builds the courier's webhook of one scan, with its signature. */
  createWebhook(awb: string, scan: PlannedScan, secret: WebhookSecret): SimulatedWebhook;
  /** Builds the courier's webhook of a booking, by which a booking is found that has no lookup by our reference. */
  createBookingWebhook?: (awb: string, reference: string, secret: WebhookSecret) => SimulatedWebhook;
  /** The demo brand's credentials. */
  demoCredentials: Credentials;
  /** The first digits of AWBs in the demo. */
  awbPrefix(isCod: boolean): string;
  /** Our reference as the courier stores it. @default unchanged */
  storedReference?(reference: string): string;
}

/** All that the server knows of one courier. A new one is listed in `definitions.ts`. */
export interface CourierDefinition {
  partner: CourierPartner;
  /** Name in sentences. */
  name: string;
  /** Services that a brand can book. Their ids are never reused. */
  services: readonly Omit<CourierService, 'partner'>[];
  /** Usual pickups; a brand agrees its own with the courier. */
  pickups: PickupSchedule;
  /** Usual days after its scan within which it accepts a claim; a brand may have agreed others. */
  claimDays: ClaimDays;
  /** Requests that the courier allows an account; a moderate default if it publishes none. */
  rates: Rates;
  /** Limits of the requests from one address, of all accounts together, if the courier counts so. */
  addressRates?: Rates;
  /** Credentials that the courier issues to a brand, and the secrets for its webhooks. */
  credentials: readonly CredentialSpec[];
  /** Credentials of brands that have not connected the courier, if the server has some. */
  serverCredentials?(config: Config): Credentials | undefined;
  /** Another address of the courier, such as its staging one. */
  configuredUrl?(config: Config): string | undefined;
  createAdapter(context: AdapterContext): CourierAdapter;
  /** Verifies the signature of a webhook with the brand's secret, which is not empty. */
  verifyWebhook(webhook: SignedWebhook, secret: string, credentials: Credentials): boolean;
  simulator: CourierSimulator;
}
