import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStates } from '../shipments/index.ts';
import type { ShipmentState } from '../shipments/index.ts';
import {
  applyEntries,
  balanceChange,
  emptyWallet,
  entryProblem,
  movePosition,
  noPosition,
  planFreight,
  planPosition,
  predictRunway,
  spendPattern,
  walletTotals,
} from './index.ts';
import type { LedgerEntry } from './index.ts';

const words = (entries: readonly LedgerEntry[]) =>
  entries.map(({ kind, from, to, amount_paise }) => `${kind} ${amount_paise} ${from}→${to}`);

describe('planFreight', () => {
  it('holds the charge at booking and debits it at pickup', () => {
    const held = planFreight(noPosition, 'AWB_ASSIGNED', 27_762);
    expect(words(held)).toEqual(['FREIGHT_HOLD 27762 available→freight_hold']);
    const position = movePosition(noPosition, held);
    expect(planFreight(position, 'PICKUP_SCHEDULED', 27_762)).toEqual([]);
    expect(words(planFreight(position, 'PICKED_UP', 27_762))).toEqual([
      'FREIGHT_DEBIT 27762 freight_hold→charges',
    ]);
  });
  it('releases the hold of a cancelled shipment', () => {
    expect(words(planFreight({ held_paise: 27_762, charged_paise: 0 }, 'CANCELLED', 27_762))).toEqual([
      'HOLD_RELEASE 27762 freight_hold→available',
    ]);
  });
  it('debits the difference on RTO, and refunds it when the RTO is reverted', () => {
    // Zone E, 0.95 kg: ₹156.08 forward, ₹283.35 with RTO.
    const paid = { held_paise: 0, charged_paise: 15_608 };
    const back = planFreight(paid, 'RTO_IN_TRANSIT', 28_335);
    expect(words(back)).toEqual(['RTO_DEBIT 12727 available→charges']);
    expect(words(planFreight(movePosition(paid, back), 'DELIVERED', 15_608))).toEqual([
      'REFUND 12727 charges→available',
    ]);
  });
  it('debits freight and RTO at once where the first scan is of the way back', () => {
    expect(words(planFreight({ held_paise: 15_608, charged_paise: 0 }, 'RTO_IN_TRANSIT', 28_335))).toEqual([
      'FREIGHT_DEBIT 15608 freight_hold→charges',
      'RTO_DEBIT 12727 available→charges',
    ]);
  });
  it('charges a shipment once on every path, whatever is planned twice', () => {
    const step = fc.record({ choice: fc.nat(9), charge: fc.integer({ min: 0, max: 50_000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let state: ShipmentState = 'DRAFT';
        let position = noPosition;
        let wallet = { ...emptyWallet, available: 1_000_000 };
        for (const { choice, charge } of steps) {
          const next = nextStates(state);
          if (next.length > 0) state = next[choice % next.length]!;
          const entries = planFreight(position, state, charge);
          expect(entries.flatMap((entry) => entryProblem(entry) ?? [])).toEqual([]);
          wallet = applyEntries(wallet, entries).at(-1) ?? wallet;
          position = movePosition(position, entries);
          expect(planFreight(position, state, charge)).toEqual([]);
          expect(position.held_paise).toBeGreaterThanOrEqual(0);
          expect(wallet.freight_hold).toBe(position.held_paise);
          expect(walletTotals(wallet).balance_paise).toBe(1_000_000 - position.charged_paise);
        }
      }),
    );
  });
});

describe('planPosition', () => {
  it('debits a part of a weight hold and releases what remains', () => {
    const entries = planPosition(
      'weight_hold',
      { held_paise: 11_630, charged_paise: 0 },
      { held_paise: 0, charged_paise: 5815 },
    );
    expect(words(entries)).toEqual([
      'WEIGHT_DEBIT 5815 weight_hold→charges',
      'HOLD_RELEASE 5815 weight_hold→available',
    ]);
  });
});

describe('entries', () => {
  it('change the balance only where money enters or leaves the wallet', () => {
    expect(balanceChange({ from: 'available', to: 'freight_hold', amount_paise: 100 })).toBe(0);
    expect(balanceChange({ from: 'freight_hold', to: 'charges', amount_paise: 100 })).toBe(-100);
    expect(balanceChange({ from: 'gateway', to: 'available', amount_paise: 100 })).toBe(100);
  });
  it.each([
    [{ kind: 'RECHARGE', from: 'available', to: 'gateway', amount_paise: 100 }],
    [{ kind: 'RECHARGE', from: 'gateway', to: 'available', amount_paise: 0 }],
    [{ kind: 'RECHARGE', from: 'gateway', to: 'available', amount_paise: 0.5 }],
    [{ kind: 'WEIGHT_DEBIT', from: 'freight_hold', to: 'charges', amount_paise: 1 }],
  ] satisfies [LedgerEntry][])('are refused where accounts or amount are wrong: %o', (entry) => {
    expect(entryProblem(entry)).toMatch(entry.kind);
  });
});

describe('a hundred thousand postings', () => {
  it('add up: every account together is zero, and each shipment has paid its charge', () => {
    let seed = 13;
    const random = (most: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 1;
      return seed % most;
    };
    const sums = new Map<string, number>();
    let wallet = emptyWallet;
    let posted = 0;
    let charged = 0;
    while (posted < 100_000) {
      let state: ShipmentState = 'DRAFT';
      let position = noPosition;
      const charge = 1000 + random(40_000);
      for (let next = nextStates(state); next.length > 0; next = nextStates(state)) {
        state = next[random(next.length)]!;
        const now = state.startsWith('RTO') ? charge * 2 : charge;
        const entries = planFreight(position, state, now);
        for (const { from, to, amount_paise } of entries) {
          sums.set(from, (sums.get(from) ?? 0) - amount_paise);
          sums.set(to, (sums.get(to) ?? 0) + amount_paise);
        }
        wallet = applyEntries(wallet, entries).at(-1) ?? wallet;
        position = movePosition(position, entries);
        posted += entries.length;
      }
      expect(position.held_paise).toBe(0);
      charged += position.charged_paise;
    }
    expect([...sums.values()].reduce((sum, paise) => sum + paise, 0)).toBe(0);
    expect(wallet).toEqual({ available: -charged, freight_hold: 0, weight_hold: 0, claims: 0 });
    expect(sums.get('available')).toBe(wallet.available);
    expect(sums.get('charges')).toBe(charged);
  });
});

describe('predictRunway', () => {
  // ₹8,400 every weekday at 7 pm in India, nothing at weekends; Saturday noon.
  const debits = [16, 17, 18, 19, 20].map((day) => ({
    at: new Date(`2026-11-${day}T13:30:00Z`),
    amount_paise: 840_000,
  }));
  const pattern = spendPattern(debits, 1);
  const now = new Date('2026-11-21T06:30:00Z');

  it('names the hour in which the money is spent, by weekday and hour', () => {
    expect(pattern.per_day_paise).toBe(600_000);
    const { empty_at, days } = predictRunway(1_260_000, pattern, now);
    // All of Monday's and half of Tuesday's.
    expect(empty_at?.toISOString()).toBe('2026-11-24T14:00:00.000Z');
    expect(days).toBe(3.3);
  });
  it('never ends where nothing is spent', () => {
    expect(predictRunway(100, spendPattern([], 4), now)).toMatchObject({ empty_at: null, days: null });
  });
  it('has ended where nothing is available', () => {
    expect(predictRunway(-5, pattern, now)).toMatchObject({ empty_at: now, days: 0 });
  });
});
