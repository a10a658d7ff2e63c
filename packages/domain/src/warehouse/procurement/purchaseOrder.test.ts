import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPurchaseOpen,
  openUnits,
  placedPurchaseStates,
  purchaseStateAfter,
  purchaseStates,
} from './purchaseOrder.ts';
import type { PurchaseState } from './purchaseOrder.ts';

const units = (quantity: number, received = 0, damaged = 0) => ({ quantity, received, damaged });

describe('the state of a purchase order', () => {
  it('goes from draft to received in the order of its deeds', () => {
    expect(purchaseStateAfter('draft', 'send', [units(10)])).toBe('sent');
    expect(purchaseStateAfter('sent', 'receive', [units(10, 4)])).toBe('partly_received');
    expect(purchaseStateAfter('partly_received', 'receive', [units(10, 9, 1)])).toBe('received');
  });

  it('is closed if something came before it ended, else cancelled', () => {
    expect(purchaseStateAfter('draft', 'end', [units(10)])).toBe('cancelled');
    expect(purchaseStateAfter('sent', 'end', [units(10)])).toBe('cancelled');
    expect(purchaseStateAfter('partly_received', 'end', [units(10, 4)])).toBe('closed');
    expect(purchaseStateAfter('partly_received', 'end', [units(10, 0, 1)])).toBe('closed');
  });

  it('allows nothing once it ended, and no receipt or second sending otherwise', () => {
    for (const ended of ['received', 'closed', 'cancelled'] as const)
      for (const deed of ['send', 'receive', 'end'] as const)
        expect(purchaseStateAfter(ended, deed, [units(10, 4)])).toBeUndefined();
    expect(purchaseStateAfter('draft', 'receive', [units(10)])).toBeUndefined();
    expect(purchaseStateAfter('sent', 'send', [units(10)])).toBeUndefined();
  });

  it('has open units exactly while it is open, whatever is received', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(2), fc.boolean()), { maxLength: 20 }),
        (ordered, arrivals) => {
          const lines = ordered.map((quantity) => units(quantity));
          let state: PurchaseState = 'sent';
          for (const [at, isDamaged] of arrivals) {
            const line = lines[at % lines.length]!;
            if (openUnits(line) === 0) continue;
            line[isDamaged ? 'damaged' : 'received'] += 1;
            state = purchaseStateAfter(state, 'receive', lines)!;
          }
          expect(isPurchaseOpen(state)).toBe(lines.some((line) => openUnits(line) > 0));
        },
      ),
    );
  });

  it('is placed unless it is a draft or cancelled', () => {
    expect(purchaseStates.filter((state) => !placedPurchaseStates.some((one) => one === state))).toEqual([
      'draft',
      'cancelled',
    ]);
  });
});
