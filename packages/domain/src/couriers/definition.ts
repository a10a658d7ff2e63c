import type { CodCycle } from '../cod/payoutDay.ts';
import type { DisputeSheets } from './disputeSheet.ts';
import type { NdrAction, NdrBucket } from './ndrBuckets.ts';
import type { ReverseState } from '../returns/states.ts';
import type { StatusMapping } from './mapping.ts';
import type { WarehouseRule } from './warehouses.ts';

/** A courier company in one colour and two letters, the same on every screen. */
export interface CourierMark {
  initials: string;
  /** CSS colour for white text. */
  color: string;
}

/** All that the rules and the screens know of one courier. A new one is listed in `registry.ts`. */
export interface CourierRules {
  /** Name in sentences. */
  name: string;
  /** The pattern is of its name, as files and brands write it. */
  mark: CourierMark & { pattern: RegExp };
  /** States of its statuses, most specific rows first. */
  statuses: readonly StatusMapping[];
  /** Maps a status of a reverse pickup, where it has statuses of their own. */
  mapReturnStatus?: (statusType: string, status: string) => ReverseState | undefined;
  /** Reason codes of a failed delivery. From one public source: a brand can correct them. */
  ndrReasons: Partial<Record<NdrBucket, readonly string[]>>;
  /** Answers to a failed delivery that its interface has no request for. */
  unsupportedNdrActions: readonly NdrAction[];
  /** One request takes a date with an address or a phone. */
  takesDateWithChange: boolean;
  /** Its request for an answer to a failed delivery takes a text. None takes files: a text has links to them. */
  takesNdrRemark: boolean;
  /** It checks the goods of a return at the buyer's door, asked for by its booking alone. */
  checksReturns: boolean;
  /** How a booking tells it the warehouse. */
  warehouses: WarehouseRule;
  /** Its API has its own label as a PDF, after the booking. */
  hasOwnLabel: boolean;
  /** When it usually pays COD money out; a brand can change its own. */
  codCycle: CodCycle;
  /** The files in which it takes disputes. */
  disputeSheets: DisputeSheets;
}
