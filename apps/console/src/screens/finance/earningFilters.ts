import { dateParam } from '../../patterns/list/listFilters.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { paths } from '../../paths.ts';

/** The period of contribution and of its list of orders: the same in both, so that a link keeps it. */
export const earningFilters = [
  { kind: 'dates', label: 'Period', defaultPreset: 'last30' },
  {
    kind: 'oneOf',
    id: 'basis',
    label: 'Counted by',
    options: { ended: 'Day it ended', ordered: 'Order day', invoiced: 'Invoice day' },
  },
] as const satisfies readonly ListFilter[];

/** The orders behind a number, with the period of the open page. */
export function earningOrdersHref(search: string, filters: Readonly<Record<string, string>>): string {
  const open = new URLSearchParams(search);
  const params = new URLSearchParams(Object.entries(filters));
  for (const name of [dateParam, 'basis']) for (const value of open.getAll(name)) params.append(name, value);
  return paths.finance('orders', params);
}
