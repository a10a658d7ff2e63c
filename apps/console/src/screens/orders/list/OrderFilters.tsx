import { FilterBar, datePreset, datePresets, defineFilters } from '@khep/ui';
import type { DatesValue, FilterOption, FilterValues } from '@khep/ui';
import { useCallback, useMemo } from 'react';
import { useChannels, useCouriers, useWarehouses } from '../../../data/useLookups.ts';
import type { OrderFilterState } from './useOrderFilter.ts';

const payments = [
  { id: 'cod', label: 'Cash on delivery' },
  { id: 'prepaid', label: 'Prepaid' },
] as const;

const orderFilters = (
  channels: readonly FilterOption[],
  couriers: readonly FilterOption[],
  warehouses: readonly FilterOption[],
) =>
  defineFilters([
    { kind: 'dates', id: 'date', label: 'Date', isRequired: true },
    { kind: 'oneOf', id: 'payment', label: 'Payment', options: payments },
    { kind: 'anyOf', id: 'channels', label: 'Channel', options: channels },
    { kind: 'anyOf', id: 'couriers', label: 'Courier', options: couriers },
    { kind: 'anyOf', id: 'warehouses', label: 'Warehouse', options: warehouses },
  ]);
type Values = FilterValues<ReturnType<typeof orderFilters>>;

const named = ({ id, name }: { id: string; name: string }): FilterOption => ({ id, label: name });

/** The name of the days, where they have one: a link that was saved with dates still says "Last 7 days". */
function datesOf(start: string, end: string): DatesValue {
  const preset = datePresets.find((one) => {
    const range = datePreset(one);
    return range.start === start && range.end === end;
  });
  return preset ? { preset } : { start, end };
}

/** Off is absent in the bar, and empty in the URL. */
const chosen = (ids: readonly string[]) => (ids.length > 0 ? ids : undefined);

/** The filters of an order list, as chips over it. */
export function OrderFilters({ values, set }: OrderFilterState) {
  const channels = useChannels().rows;
  const couriers = useCouriers().rows;
  const warehouses = useWarehouses().rows;
  const filters = useMemo(
    () =>
      orderFilters(
        channels.map(named),
        couriers.map(({ courier_id, name }) => ({ id: String(courier_id), label: name })),
        warehouses.map(named),
      ),
    [channels, couriers, warehouses],
  );
  const current: Values = {
    q: values.search || undefined,
    date: datesOf(values.start_date, values.end_date),
    payment: values.payment_mode || undefined,
    channels: chosen(values.channel_ids),
    couriers: chosen(values.courier_ids),
    warehouses: chosen(values.warehouse_ids),
  };
  const change = useCallback(
    (next: Values) => {
      const date = next.date ?? { preset: 'last7' };
      const { start, end } = 'preset' in date ? datePreset(date.preset) : date;
      set({
        search: next.q ?? '',
        start_date: start,
        end_date: end,
        payment_mode: next.payment ?? '',
        channel_ids: [...(next.channels ?? [])],
        courier_ids: [...(next.couriers ?? [])],
        warehouse_ids: [...(next.warehouses ?? [])],
      });
    },
    [set],
  );
  return (
    <FilterBar
      label="Filter these orders"
      searchLabel="Order, AWB, buyer or phone"
      filters={filters}
      values={current}
      onChange={change}
    />
  );
}
