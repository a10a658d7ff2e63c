import { useShortcut } from '@khep/ui';
import type { GridSelection } from '@khep/ui';
import { focusAllocationRow } from './AllocationGrid.tsx';
import { cheapestCourier } from './allocationRows.ts';
import type { AllocationRowData } from './allocationRows.ts';
import { courierOfKey } from './choices.ts';

const group = 'Allocate couriers';

export interface AllocationKeys {
  rows: readonly AllocationRowData[];
  current: AllocationRowData | undefined;
  selection: GridSelection;
  /** Sets the courier of orders; undefined is the recommended one. */
  onChoose: (
    rows: readonly AllocationRowData[],
    courierOf: (row: AllocationRowData) => number | undefined,
  ) => void;
  onAllocate: () => void;
}

/** The keys of the grid, which also work before it has the focus. */
export function useAllocationKeys({ rows, current, selection, onChoose, onAllocate }: AllocationKeys) {
  const at = rows.findIndex(({ order_id }) => order_id === current?.order_id);
  const isFocused = () => Boolean(document.activeElement?.closest('[data-allocation-row]'));
  const go = (by: 1 | -1) => {
    // The first press shows where the keys are.
    const next = isFocused() ? rows[at + by] : (current ?? rows[0]);
    if (next) focusAllocationRow(next.order_id);
  };
  /** The selected orders, else the one that has the focus. */
  const scope = (): readonly AllocationRowData[] => {
    const selected = rows.filter(({ order_id }) => selection.isSelected(order_id));
    return selected.length > 0 ? selected : current ? [current] : [];
  };
  const choose = (key: number) => {
    const courier_id = courierOfKey(current, key);
    if (current && courier_id !== undefined) onChoose([current], () => courier_id);
  };
  useShortcut({ keys: 'j', description: 'Next order', group }, () => go(1));
  useShortcut({ keys: 'k', description: 'Previous order', group }, () => go(-1));
  useShortcut({ keys: 'x', description: 'Select order', group }, () => {
    if (current) selection.toggle(current.order_id);
  });
  useShortcut({ keys: '1', description: 'Use cheapest courier', group }, () => choose(1));
  useShortcut({ keys: '2', description: 'Use second cheapest courier', group }, () => choose(2));
  useShortcut({ keys: '3', description: 'Use third cheapest courier', group }, () => choose(3));
  useShortcut({ keys: '4', description: 'Use fourth cheapest courier', group }, () => choose(4));
  useShortcut({ keys: 'c', description: 'Use cheapest for selected orders', group }, () =>
    onChoose(scope(), (row) => cheapestCourier(row)?.courier_id),
  );
  useShortcut({ keys: '0', description: 'Use recommended for selected orders', group }, () =>
    onChoose(scope(), () => undefined),
  );
  useShortcut({ keys: 'mod+enter', description: 'Allocate', group }, onAllocate);
}
