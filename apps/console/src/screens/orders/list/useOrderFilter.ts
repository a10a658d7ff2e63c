import type { OrderTab } from '@khep/api';
import { useMemo } from 'react';
import { choiceParam, dayParam, listParam, textParam } from '../../../url/urlState.ts';
import { useUrlState } from '../../../url/useUrlState.ts';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** A day in India, YYYY-MM-DD, some days before now. */
export function dayBefore(days: number, now = new Date()): string {
  return indianDay.format(new Date(now.getTime() - days * 86_400_000));
}

export const needChoices = ['', 'packaging', 'courier', 'address'] as const;

/** The filters of an order list; the URL is the state. The default is the last 7 days. */
export function useOrderFilter(tab: OrderTab) {
  const [values, set] = useUrlState({
    search: textParam(),
    start_date: dayParam(dayBefore(6)),
    end_date: dayParam(dayBefore(0)),
    payment_mode: choiceParam(['', 'cod', 'prepaid'], ''),
    needs: choiceParam(needChoices, ''),
    courier_ids: listParam(),
    channel_ids: listParam(),
    warehouse_ids: listParam(),
    sort: textParam('-order_date'),
  });
  const query = useMemo(
    () => ({
      tab,
      search: values.search || undefined,
      start_date: values.start_date,
      end_date: values.end_date,
      payment_mode: values.payment_mode === '' ? undefined : values.payment_mode,
      needs: values.needs === '' ? undefined : [values.needs],
      courier_ids: values.courier_ids.length > 0 ? values.courier_ids : undefined,
      channel_ids: values.channel_ids.length > 0 ? values.channel_ids : undefined,
      warehouse_ids: values.warehouse_ids.length > 0 ? values.warehouse_ids : undefined,
      sort: values.sort,
      page_size: 50,
    }),
    [tab, values],
  );
  const isFiltered =
    values.search !== '' ||
    values.payment_mode !== '' ||
    values.needs !== '' ||
    values.courier_ids.length + values.channel_ids.length + values.warehouse_ids.length > 0;
  const clear = () =>
    set({ search: '', payment_mode: '', needs: '', courier_ids: [], channel_ids: [], warehouse_ids: [] });
  return { values, set, query, isFiltered, clear };
}

export type OrderFilterState = ReturnType<typeof useOrderFilter>;
