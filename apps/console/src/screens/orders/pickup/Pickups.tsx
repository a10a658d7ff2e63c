import { calls } from '@khep/api';
import type { Pickup } from '@khep/api';
import type { ReactNode } from 'react';
import { defineList } from '../../../patterns/list/defineList.ts';
import { ListView } from '../../../patterns/list/ListView.tsx';
import type { ListSource } from '../../../patterns/list/ListView.tsx';
import { formatWeekday } from '@khep/domain/days';
import { pickupActions } from './pickupActionList.ts';
import { pickupColumns } from './pickupColumns.tsx';
import { pickupPanel } from './pickupPanel.tsx';

const define = (id: string, label: string, empty: { title: string; description: string }) =>
  defineList({
    id,
    label,
    noun: ['pickup', 'pickups'],
    endpoint: calls.orders.pickups,
    rowLabel: (pickup) => `${pickup.courier_name}, ${formatWeekday(pickup.date)}, ${pickup.warehouse_name}`,
    columns: pickupColumns,
    actions: pickupActions,
    empty,
    isEmbedded: true,
  });

const lists = {
  open: define('pickups', 'Pickups to hand over', {
    title: 'No pickups scheduled',
    description: 'Schedule one for orders that are ready to ship.',
  }),
  past: define('past-pickups', 'Past pickups', {
    title: 'No past pickups',
    description: 'Pickups move here once all boxes are picked up, or after their day.',
  }),
};

export interface PickupsProps {
  /** `open` needs handing over, `past` is done. */
  kind: keyof typeof lists;
  source: ListSource<Pickup>;
  emptyAction?: ReactNode;
}

/** Scheduled pickups, or those of the past. */
export function Pickups({ kind, ...view }: PickupsProps) {
  return <ListView list={lists[kind]} panel={pickupPanel} {...view} />;
}
