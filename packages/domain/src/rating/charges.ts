import type { Paise } from '../money/index.ts';
import type { ChargedWeight } from './weight.ts';

export const movements = ['forward', 'rto', 'dto'] as const;
/** forward: to the buyer · rto: undelivered, to the buyer and back · dto: return by the buyer */
export type Movement = (typeof movements)[number];

export const isMovement = (text: unknown): text is Movement => movements.some((one) => one === text);

export interface Collectible {
  zone: string;
  /** COD amount in paise; 0 for prepaid. @default 0 */
  collect?: Paise;
  /** @default 'forward' */
  movement?: Movement;
  /** Quality check at the door, for a DTO. @default false */
  with_qc?: boolean;
  /** Current rupees per litre; defaults to the contract's value. Without either, no diesel clause applies. */
  diesel_price?: number | null | undefined;
  /** Pickup date, YYYY-MM-DD; checked against the contract's validity if given. */
  on?: string | undefined;
}

export const chargeKinds = ['freight', 'rto', 'dto', 'qc', 'fsc', 'cod', 'dph'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

export interface ChargeLine {
  kind: ChargeKind;
  label: string;
  amount: Paise;
  /** The calculation with its numbers: "₹45.40 + 3 × ₹44.80". */
  formula: string;
}

export interface Charges {
  rated: true;
  zone: string;
  weight: ChargedWeight;
  /** Why this weight is charged. */
  weight_words: string;
  lines: ChargeLine[];
  sub_total: Paise;
  gst: Paise;
  gst_formula: string;
  total: Paise;
  contract_id: string | null;
  /** The rate card and its validity. */
  card_words: string;
}

export interface Unrated {
  rated: false;
  reason: string;
}
