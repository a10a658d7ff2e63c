import { formatPercent } from '../money/index.ts';
import { freightGstRate } from '../tax/serviceGst.ts';

const plainWords = {
  unknown_awb: 'No shipment has this AWB',
  other_courier: 'The shipment is with another courier',
  duplicate: 'Already billed before',
  not_shipped: 'Not shipped',
  rto_on_delivered: 'RTO freight of delivered parcels',
  'rto-not-returning': 'RTO freight of parcels that are not returning',
  'cod-prepaid': 'COD charge on a prepaid order',
  'cod-rto': 'COD charge without a collection',
  dto: 'Return freight without a return',
  qc: 'QC without a quality check',
  other: 'Other charges that the contract does not have',
  overweight: 'Charged weight above the packed weight',
  'rate:cod': 'COD charge differs from the contract',
  dph: 'Diesel price hike differs from the contract',
  credit: 'Credits of the courier',
  undercharged: 'Billed below the contract',
  unexplained: 'More than the contract, for a reason that the file does not show',
} as const;
/** Causes without a value of their own. */
export type PlainCause = keyof typeof plainWords;

const heads = { freight: 'Freight', rto: 'RTO freight', dto: 'Return freight' } as const;

/** The cause of a difference: what lines that differ for one reason have in common. */
export type Cause =
  | { kind: 'divisor'; billed: number; contract: number }
  | { kind: 'zone'; billed: string; contract: string }
  | { kind: 'fuel'; billed: number; contract: number }
  | { kind: 'gst'; billed: number }
  | { kind: 'rate'; head: keyof typeof heads; zone: string }
  | { kind: 'plain'; name: PlainCause };

/** Returns the key by which lines of one cause are counted together. It is written here only, and never parsed. */
export function causeKey(cause: Cause): string {
  switch (cause.kind) {
    case 'divisor':
      return `divisor:${cause.billed}`;
    case 'zone':
      return `zone:${cause.contract}>${cause.billed}`;
    case 'fuel':
      return `fsc:${cause.billed}`;
    case 'gst':
      return `gst:${cause.billed}`;
    case 'rate':
      return `rate:${cause.head}:${cause.zone}`;
    default:
      return cause.name;
  }
}

/** Describes a cause without the numbers of a line: "Divided by 4000 instead of 5000". */
export function describeCause(cause: Cause): string {
  switch (cause.kind) {
    case 'divisor':
      return `Divided by ${cause.billed} instead of ${cause.contract}`;
    case 'zone':
      return `Zone ${cause.billed} billed instead of ${cause.contract}`;
    case 'fuel':
      return `Fuel of ${formatPercent(cause.billed)} instead of ${formatPercent(cause.contract)}`;
    case 'gst':
      return `GST of ${formatPercent(cause.billed)} instead of ${formatPercent(freightGstRate)}`;
    case 'rate':
      return `${heads[cause.head]} of zone ${cause.zone} differs from the contract`;
    default:
      return plainWords[cause.name];
  }
}
