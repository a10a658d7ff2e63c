import { DateRangePicker, FilterChip, Inline, Menu, Popover, SearchField } from '@khep/ui';
import { useEffect, useState } from 'react';
import { useChannels, useCouriers, useWarehouses } from '../../../data/useLookups.ts';
import { dayBefore } from './useOrderFilter.ts';
import type { OrderFilterState } from './useOrderFilter.ts';

const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayText = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

interface ListFilterProps {
  label: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A chip that opens the values of one filter; ticking several keeps them all. */
function ListFilter({ label, options, chosen, onChange }: ListFilterProps) {
  const names = options.filter((option) => chosen.includes(option.id)).map((option) => option.name);
  const value = names.length > 1 ? `${names[0]} +${names.length - 1}` : names[0];
  return (
    <Menu
      label={label}
      placement="bottom start"
      trigger={<FilterChip label={label} {...(value !== undefined && { value })} />}
      items={[
        ...options.map((option) => ({
          id: option.id,
          label: option.name,
          isCurrent: chosen.includes(option.id),
          onAction: () =>
            onChange(
              chosen.includes(option.id) ? chosen.filter((id) => id !== option.id) : [...chosen, option.id],
            ),
        })),
        ...(chosen.length > 0 ? [{ id: '', label: 'Any', onAction: () => onChange([]) }] : []),
      ]}
    />
  );
}

/** Typing filters after a moment's rest, so that each letter is not a request. */
function Search({ values, set }: Pick<OrderFilterState, 'values' | 'set'>) {
  const [typed, setTyped] = useState(values.search);
  useEffect(() => {
    if (typed === values.search) return undefined;
    const timer = setTimeout(() => set({ search: typed.trim() }), 250);
    return () => clearTimeout(timer);
  }, [typed, values.search, set]);
  return (
    <SearchField
      label="Search these orders"
      placeholder="Order, AWB, buyer or phone"
      value={typed}
      onChange={setTyped}
      isLabelHidden
    />
  );
}

/** The filters of an order list, as chips over it. */
export function OrderFilters({ values, set }: OrderFilterState) {
  const couriers = useCouriers().rows;
  const channels = useChannels().rows;
  const warehouses = useWarehouses().rows;
  return (
    <Inline gap={8}>
      <Search values={values} set={set} />
      <Popover
        label="Order date"
        trigger={
          <FilterChip label="Date" value={`${dayText(values.start_date)} – ${dayText(values.end_date)}`} />
        }
      >
        {(close) => (
          <DateRangePicker
            label="Order date"
            value={{ start: values.start_date, end: values.end_date }}
            maxValue={dayBefore(0)}
            onChange={(range) => {
              if (!range) return;
              set({ start_date: range.start, end_date: range.end });
              close();
            }}
          />
        )}
      </Popover>
      <Menu
        label="Payment"
        placement="bottom start"
        trigger={
          <FilterChip
            label="Payment"
            {...(values.payment_mode !== '' && { value: values.payment_mode === 'cod' ? 'COD' : 'Prepaid' })}
          />
        }
        items={[
          {
            id: 'cod',
            label: 'Cash on delivery',
            isCurrent: values.payment_mode === 'cod',
            onAction: () => set({ payment_mode: 'cod' }),
          },
          {
            id: 'prepaid',
            label: 'Prepaid',
            isCurrent: values.payment_mode === 'prepaid',
            onAction: () => set({ payment_mode: 'prepaid' }),
          },
          {
            id: 'any',
            label: 'Any',
            isCurrent: values.payment_mode === '',
            onAction: () => set({ payment_mode: '' }),
          },
        ]}
      />
      <ListFilter
        label="Channel"
        options={channels}
        chosen={values.channel_ids}
        onChange={(channel_ids) => set({ channel_ids })}
      />
      <ListFilter
        label="Courier"
        options={couriers.map((courier) => ({ id: String(courier.courier_id), name: courier.name }))}
        chosen={values.courier_ids}
        onChange={(courier_ids) => set({ courier_ids })}
      />
      <ListFilter
        label="Warehouse"
        options={warehouses}
        chosen={values.warehouse_ids}
        onChange={(warehouse_ids) => set({ warehouse_ids })}
      />
    </Inline>
  );
}
