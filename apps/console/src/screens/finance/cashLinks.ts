import type { CashEntry, CashTarget } from '@khep/api';
import { paths } from '../../paths.ts';
import { codLinesHref } from '../reconciliation/lineChoice.ts';

const withCouriers = (path: string, ids: readonly number[], more: Record<string, string> = {}): string => {
  const params = new URLSearchParams(more);
  for (const id of ids) params.append('courier_ids', String(id));
  return `${path}?${params.toString()}`;
};

const hrefs: Record<CashTarget['screen'], (target: CashTarget) => string> = {
  cod_payout: ({ part }) => `${paths.billing('cod-remittance')}?from=${part}`,
  cod_overdue: ({ courier_ids }) => {
    const [path = '', rest = ''] = codLinesHref({ category: 'NOT_REMITTED' }).split('?');
    const [search, hash] = rest.split('#');
    const filtered = withCouriers(path, courier_ids, Object.fromEntries(new URLSearchParams(search)));
    return `${filtered}#${hash}`;
  },
  prepaid_orders: ({ part }) =>
    `${paths.allOrders()}?${new URLSearchParams({ date: part, payment_mode: 'prepaid' }).toString()}`,
  shipments: ({ courier_ids }) =>
    withCouriers(paths.shipments('in-transit'), courier_ids, { payment_mode: 'cod' }),
  shipped: ({ courier_ids }) => withCouriers(paths.shipments('all'), courier_ids, { payment_mode: 'cod' }),
  charges: ({ courier_ids }) => withCouriers(paths.billing('shipping-charges'), courier_ids),
  wallet: () => paths.billing('wallet-transactions'),
  purchase_order: ({ id }) => paths.procurement('orders', id),
  returns: ({ id, part }) => `${paths.returns(part)}${id === '' ? '' : `?open=${encodeURIComponent(id)}`}`,
  gst: ({ id, part }) => paths.finance('gst', new URLSearchParams({ gstin: id, month: part })),
  planned: () => paths.finance('cash', new URLSearchParams({ edit: 'payments' })),
};

/** The list or record that an entry counts. */
export const cashHref = ({ target }: Pick<CashEntry, 'target'>): string => hrefs[target.screen](target);
