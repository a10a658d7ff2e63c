import { Stack, useShortcut } from '@khep/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { groupIndian } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import type { PickupSlotData, PlannedGroupData, PlannedOrderData, ShipGroupData } from './data.ts';
import { findRow, moveFocus } from './rowFocus.ts';
import { ShipGroupRow } from './ShipGroupRow.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import * as styles from './ShipGroups.css.ts';

const messages = domainMessages.shipToday.groups;
const keys = domainMessages.shipToday.keys;

export interface ShipGroupsProps {
  groups: readonly PlannedGroupData[];
  /** Orders of all groups; excluded ones are shown in place, unticked. */
  orders: readonly PlannedOrderData[];
  excludedIds: ReadonlySet<string>;
  /** Milliseconds: cut-offs count down when this changes. */
  now: number;
  expandedIds: readonly string[];
  onExpandedChange: (ids: readonly string[]) => void;
  orderHref: (orderId: string) => string;
  onExclude: (orderId: string, isExcluded: boolean) => void;
  onCourierChange: (orderId: string, courierId: number) => void;
  onSlotChange: (group: string, slot: PickupSlotData) => void;
}

const count = (value: number) => groupIndian(String(value));
export const boxesOf = (boxes: number) => messages.boxes(boxes, count(boxes));
export const ordersOf = (orders: number) => messages.ordersOf(orders, count(orders));

interface WarehouseGroupsProps<Group> {
  groups: readonly Group[];
  /** Header of the last column. */
  lastHeader: string;
  children: (group: Group) => ReactNode;
}

/** Groups under their warehouses, with the column headers. */
export function WarehouseGroups<Group extends ShipGroupData>(props: WarehouseGroupsProps<Group>) {
  const { groups, lastHeader, children } = props;
  return [...Map.groupBy(groups, ({ warehouse_id }) => warehouse_id)].map(([id, ofWarehouse]) => {
    const sum = (field: 'boxes' | 'orders') => ofWarehouse.reduce((total, group) => total + group[field], 0);
    const [first] = ofWarehouse;
    return (
      <section key={id} aria-label={first?.warehouse_name}>
        <div className={styles.warehouse}>
          <h3 className={styles.warehouseName}>{first?.warehouse_name}</h3>
          <p className={styles.small}>
            {messages.warehouse(
              first?.warehouse_pincode ?? '',
              boxesOf(sum('boxes')),
              ordersOf(sum('orders')),
            )}
          </p>
        </div>
        <div className={styles.card}>
          {/* Each value is named in its group for screen readers. */}
          <div className={styles.headers} aria-hidden="true">
            <span className={styles.courierHeader}>{messages.courier}</span>
            <span className={styles.end}>{messages.orders}</span>
            <span className={styles.end}>{messages.price}</span>
            <span className={styles.end}>{messages.promise}</span>
            <span>{lastHeader}</span>
          </div>
          <ul className={styles.groups} aria-label={messages.label}>
            {ofWarehouse.map((group) => children(group))}
          </ul>
        </div>
      </section>
    );
  });
}

/** Today's orders by warehouse and courier, each group with its cut-off and pickup slot; groups open to their orders. */
export function ShipGroups(props: ShipGroupsProps) {
  const { groups, orders, excludedIds, now, expandedIds, onExpandedChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const [menuOf, setMenuOf] = useState<string>();
  const { group } = keys;
  useShortcut({ keys: 'j', description: keys.next, group }, () => moveFocus(root.current, 1));
  useShortcut({ keys: 'k', description: keys.previous, group }, () => moveFocus(root.current, -1));
  useShortcut({ keys: 'x', description: keys.exclude, group }, () => {
    const id = findRow(document.activeElement);
    if (id !== undefined) props.onExclude(id, !excludedIds.has(id));
  });
  useShortcut({ keys: 'c', description: keys.courier, group }, () =>
    setMenuOf(findRow(document.activeElement)),
  );
  const byGroup = Map.groupBy(orders, (order) => order.group);

  return (
    <div ref={root}>
      <Stack gap={16}>
        <WarehouseGroups groups={groups} lastHeader={messages.cutOff}>
          {(one) => (
            <ShipGroupRow
              key={one.key}
              group={one}
              isExpanded={expandedIds.includes(one.key)}
              onExpandedChange={(isExpanded) =>
                onExpandedChange(
                  isExpanded ? [...expandedIds, one.key] : expandedIds.filter((id) => id !== one.key),
                )
              }
              orders={byGroup.get(one.key) ?? []}
              excludedIds={excludedIds}
              menuOf={menuOf}
              onMenuChange={setMenuOf}
              orderHref={props.orderHref}
              onExclude={props.onExclude}
              onCourierChange={props.onCourierChange}
              last={
                <SlotPicker group={one} now={now} onChange={(slot) => props.onSlotChange(one.key, slot)} />
              }
            />
          )}
        </WarehouseGroups>
      </Stack>
    </div>
  );
}
