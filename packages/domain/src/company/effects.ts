import { formatNumber } from '../money/index.ts';
import { formatDate } from '../days/index.ts';
import { hsnDigits, hsnProblem } from '../tax/hsn.ts';
import type { SetupStep, VerificationState } from './setup.ts';
import { shippingBlockers } from './setup.ts';
import type { TurnoverBand } from './turnover.ts';
import { turnoverOf } from './turnover.ts';

/** Facts about the company that decide its effects today. */
export interface CompanyFacts {
  steps: readonly SetupStep[];
  warehouses: number;
  couriers: number;
  turnover: TurnoverBand;
  /** Active SKUs by the digits of their HSN code: `{ 4: 12, 6: 3 }`; 0 for none. */
  skusByHsnDigits: Readonly<Record<number, number>>;
  gst: {
    state: VerificationState;
    gstin: string;
    /** YYYY-MM-DD */
    since: string;
    reason: string;
  };
  bank: {
    state: VerificationState;
    reason: string;
    /** The account that COD is paid out to: `HDFC Bank ••4863`; empty without one. */
    payout: string;
  };
}

export const effectIds = ['parcels', 'invoices', 'hsn', 'payouts'] as const;
export type EffectId = (typeof effectIds)[number];

export const effectTones = ['positive', 'caution', 'critical'] as const;
export type EffectTone = (typeof effectTones)[number];

/** One thing that the company's details decide, and how it is now. */
export interface CompanyEffect {
  id: EffectId;
  tone: EffectTone;
  title: string;
  detail: string;
}

const count = (number: number, one: string, many: string) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;

function parcels({ steps, warehouses, couriers }: CompanyFacts): CompanyEffect {
  const blockers = shippingBlockers(steps);
  if (blockers.length > 0)
    return {
      id: 'parcels',
      tone: 'critical',
      title: "Parcels can't ship yet",
      detail: `Missing: ${blockers.map(({ title }) => title).join(', ')}.`,
    };
  return {
    id: 'parcels',
    tone: 'positive',
    title: 'Parcels ship',
    detail: `${count(warehouses, 'warehouse', 'warehouses')} and ${count(couriers, 'courier service', 'courier services')} are ready.`,
  };
}

function invoices({ gst: { state, gstin, since, reason } }: CompanyFacts): CompanyEffect {
  const day = since === '' ? '' : formatDate(since);
  switch (state) {
    case 'verified':
      return {
        id: 'invoices',
        tone: 'positive',
        title: 'Tax invoices are issued',
        detail: `GSTIN ${gstin} is verified.`,
      };
    case 'pending':
      return {
        id: 'invoices',
        tone: 'caution',
        title: 'GSTIN is being checked',
        detail: `Sent on ${day}. Invoices carry ${gstin}.`,
      };
    case 'unverified':
      return {
        id: 'invoices',
        tone: 'caution',
        title: 'GSTIN is not verified',
        detail: `No GST provider is connected. Invoices carry ${gstin}.`,
      };
    case 'rejected':
      return {
        id: 'invoices',
        tone: 'critical',
        title: 'GSTIN was rejected',
        detail: `${reason} Invoices are bills of supply until it is corrected.`,
      };
    default:
      return {
        id: 'invoices',
        tone: 'caution',
        title: 'Bills of supply only',
        detail: 'Without a GSTIN, invoices charge no GST.',
      };
  }
}

function hsn({ turnover, skusByHsnDigits }: CompanyFacts): CompanyEffect {
  if (turnover === '')
    return {
      id: 'hsn',
      tone: 'caution',
      title: 'HSN digits are unknown',
      detail: 'Enter the turnover: it decides how many digits of the HSN invoices show.',
    };
  const rupees = turnoverOf(turnover);
  const digits = hsnDigits(rupees);
  const short = Object.entries(skusByHsnDigits).reduce(
    (sum, [length, skus]) => sum + (hsnProblem('0'.repeat(Number(length)), rupees) === undefined ? 0 : skus),
    0,
  );
  if (short > 0)
    return {
      id: 'hsn',
      tone: 'caution',
      title: `${count(short, 'SKU needs', 'SKUs need')} ${digits} HSN digits`,
      detail: "Invoices with them can't be issued: your turnover requires more digits.",
    };
  return {
    id: 'hsn',
    tone: 'positive',
    title: `HSN with ${digits} digits`,
    detail: 'Every active SKU has enough digits.',
  };
}

function payouts({ bank: { state, reason, payout } }: CompanyFacts): CompanyEffect {
  const old = payout === '' ? 'COD is not paid out.' : `COD is paid out to ${payout}.`;
  switch (state) {
    case 'verified':
      return { id: 'payouts', tone: 'positive', title: 'COD is paid out', detail: `To ${payout}.` };
    case 'pending':
      return {
        id: 'payouts',
        tone: 'caution',
        title: 'Bank account is being checked',
        detail: `Until then, ${old}`,
      };
    case 'unverified':
      return {
        id: 'payouts',
        tone: 'caution',
        title: 'Bank account is not verified',
        detail: `No bank provider is connected. ${old}`,
      };
    case 'rejected':
      return {
        id: 'payouts',
        tone: 'critical',
        title: 'Bank account was rejected',
        detail: `${reason} ${old}`,
      };
    default:
      return { id: 'payouts', tone: 'caution', title: 'No account for COD', detail: 'COD is not paid out.' };
  }
}

/** Returns what the company's details mean for parcels, invoices and payouts, in the order of the screen. */
export function companyEffects(facts: CompanyFacts): CompanyEffect[] {
  return [parcels(facts), invoices(facts), hsn(facts), payouts(facts)];
}
