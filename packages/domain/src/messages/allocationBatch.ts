import { formatNumber } from '../money/index.ts';
const orders = (count: number) => (count === 1 ? '1 order' : `${formatNumber(count)} orders`);

/** Messages of allocating couriers to many orders. */
export const allocationBatchMessages = {
  allocatedOrders: {
    title: (count: number) => `${orders(count)} allocated`,
    boxes: (count: number) => (count === 1 ? '1 box with an AWB' : `${count} boxes with an AWB`),
    print: 'Print labels',
    list: 'Couriers and AWBs',
    awbs: (awbs: string) => `AWB ${awbs}`,
  },
  addressesToCheck: {
    title: (count: number) => (count === 1 ? 'Check 1 address' : `Check ${count} addresses`),
    edit: 'Edit order',
    accept: (count: number) => (count === 1 ? 'Accept address' : 'Accept addresses'),
  },
  ordersToPack: {
    title: (count: number) => (count === 1 ? '1 order needs packaging' : `${count} orders need packaging`),
    review: 'Review boxes',
    pack: 'Pack as suggested',
    help: 'Confirm the suggested boxes to see rates for them here.',
  },
  allocationPreview: {
    label: 'Orders by courier',
    courier: 'Courier',
    total: 'Total',
    chosen: 'Chosen',
    orders: 'Orders',
    days: 'Average days',
    cost: 'Freight with GST',
    noRate: 'No rate',
    without: (count: number) => `${orders(count)} without a courier`,
    more: (count: string) => ` and ${count} more`,
  },
};
