import { ReturnTab } from '@khep/api';
import type { OrderRow } from '@khep/api';
import type { ShipmentState } from '@khep/domain/shipments';
import { expect, test } from 'vitest';
import { actionForCount } from '../patterns/list/defineList.ts';
import { disputeLists } from './disputes/disputeList.tsx';
import { ndrLists } from './ndr/ndrList.ts';
import { allOrderList } from './orders/AllOrders.tsx';
import { newOrderList } from './orders/NewOrders.tsx';
import { readyToShipList } from './orders/ReadyToShip.tsx';
import { returnActionsOf } from './returns/returnActions.tsx';
import { shipmentLists } from './shipments/shipmentList.ts';

/** The part of a list's action that limits it. */
interface Limited {
  label: string;
  max?: number;
  beyondMax?: Limited;
}

test('more rows than an action takes go to the one that takes them, or are refused', () => {
  const job: Limited = { label: 'job', max: 10_000 };
  const few: Limited = { label: 'few', max: 200, beyondMax: job };
  expect(actionForCount(few, 200)).toBe(few);
  expect(actionForCount(few, 201)).toBe(job);
  expect(actionForCount(few, 10_001)).toBeUndefined();
  expect(actionForCount<Limited>({ label: 'all' }, 10_001)?.label).toBe('all');
});

const lists: readonly (readonly [string, readonly Limited[]])[] = [
  ['new orders', newOrderList.actions ?? []],
  ['all orders', allOrderList.actions ?? []],
  ['orders ready to ship', readyToShipList.actions ?? []],
  ['disputes to raise', disputeLists.raised.actions ?? []],
  ...Object.values(shipmentLists).map(({ id, actions }) => [id, actions ?? []] as const),
  ...Object.values(ndrLists).map(({ id, actions }) => [id, actions ?? []] as const),
  ...ReturnTab.options.map((tab) => [`returns, ${tab}`, returnActionsOf(tab)] as const),
];

test.each(lists)('2,000 rows of %s take every action that many rows have', (_, actions) => {
  for (const one of actions)
    // An action on one row, such as duplicating, is disabled for more.
    if (one.max !== 1) expect(actionForCount(one, 2000), one.label).toBeDefined();
});

test('all orders offers what the state of an order allows', () => {
  const offered = (status: OrderRow['status'], boxes: [awb: string | null, status: ShipmentState][]) => {
    const shipments = boxes.map(([awb, state]) => ({ awb, status: state }));
    const row = { status, shipments } as unknown as OrderRow;
    return allOrderList.actions?.filter(({ appliesTo }) => appliesTo?.(row) ?? true).map(({ id }) => id);
  };
  expect(offered('NEW', [])).toEqual(['pack', 'duplicate', 'cancel', 'allocate']);
  expect(offered('READY_TO_SHIP', [['1', 'AWB_ASSIGNED']])).toEqual([
    'label',
    'invoice',
    'duplicate',
    'cancel-shipments',
    'pickup',
  ]);
  expect(offered('MANIFESTED', [['1', 'PICKUP_SCHEDULED']])).toEqual([
    'label',
    'invoice',
    'duplicate',
    'cancel-shipments',
  ]);
  expect(offered('DELIVERED', [['1', 'DELIVERED']])).toEqual(['invoice', 'duplicate']);
  expect(offered('CANCELLED', [['1', 'CANCELLED']])).toEqual(['duplicate']);
});
