import { describe, expect, test } from 'vitest';
import { checkReceiveAtOnce, checkReturnAction, returnActions, returnTabActions } from './actions.ts';
import { canMoveReverse, reverseStates } from './states.ts';
import { returnKinds } from './steps.ts';
import { returnTabFilters, returnTabs } from './tabs.ts';

const moves = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  cancel: 'CANCELLED',
  receive: 'QC_PASSED',
  refund: 'REFUNDED',
} as const;

describe('actions on returns', () => {
  test('never allow what the state machine refuses', () => {
    for (const [action, to] of Object.entries(moves) as [keyof typeof moves, (typeof moves)['cancel']][])
      for (const kind of returnKinds)
        for (const state of reverseStates)
          for (const is_booked of [true, false]) {
            const { allowed } = checkReturnAction(action, { kind, state, is_booked });
            if (allowed) expect(canMoveReverse(state, to, 'seller').allowed, `${action} ${state}`).toBe(true);
          }
  });

  test('each list offers only actions that one of its returns allows', () => {
    for (const tab of returnTabs)
      for (const action of returnTabActions[tab]) {
        const { states, is_booked } = returnTabFilters[tab];
        const isPossible = states.some((state) =>
          (is_booked === undefined ? [true, false] : [is_booked]).some(
            (booked) => checkReturnAction(action, { kind: 'return', state, is_booked: booked }).allowed,
          ),
        );
        expect(isPossible, `${tab}: ${action}`).toBe(true);
      }
  });

  test('say why they refuse', () => {
    for (const action of returnActions)
      for (const state of reverseStates) {
        const check = checkReturnAction(action, { kind: 'rto', state, is_booked: true });
        if (!check.allowed) expect(check.reason).toMatch(/\.$/);
      }
    expect(checkReturnAction('book', { kind: 'rto', state: 'APPROVED', is_booked: false }).allowed).toBe(
      false,
    );
    expect(checkReturnAction('book', { kind: 'return', state: 'APPROVED', is_booked: true })).toEqual({
      allowed: false,
      reason: 'A courier is already booked.',
    });
    expect(
      checkReturnAction('refund', { kind: 'return', state: 'DTO_DELIVERED', is_booked: true }),
    ).toMatchObject({ reason: 'Check the items before the refund.' });
  });
});

describe('receiving without the bench', () => {
  const item = { sku_name: 'Cup', reason: 'size', checks: {}, disposition: null };
  test('leaves reported damage and begun checks to a person', () => {
    expect(checkReceiveAtOnce([item]).allowed).toBe(true);
    // The courier's words for an RTO.
    expect(checkReceiveAtOnce([{ ...item, reason: 'Consignee refused' }]).allowed).toBe(true);
    expect(checkReceiveAtOnce([item, { ...item, reason: 'damaged' }])).toMatchObject({
      reason: 'Cup: the buyer reported damage or a wrong item. Check it on the bench.',
    });
    expect(checkReceiveAtOnce([{ ...item, checks: { condition: false } }]).allowed).toBe(false);
    expect(checkReceiveAtOnce([{ ...item, disposition: 'write_off' }]).allowed).toBe(false);
  });
});
