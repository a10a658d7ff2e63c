import type { DataGridColumn, Tone } from '@khep/ui';

/** A made-up order: the same on every run. */
export interface Order {
  id: string;
  buyer: string;
  city: string;
  payment: 'COD' | 'Prepaid';
  status: string;
  tone: Tone;
  value_paise: number;
}

const buyers = ['Ananya Krishnan', 'Farhan Qureshi', 'Priya Deshmukh', 'Rohit Baruah', 'Sneha Iyer'];
const cities = ['Bengaluru', 'Lucknow', 'Pune', 'Guwahati', 'Chennai', 'Kozhikode', 'Jaipur'];
const statuses: readonly [string, Tone][] = [
  ['Ready to allocate', 'accent'],
  ['Confirm packaging', 'caution'],
  ['Packaging needed', 'critical'],
  ['Address to check', 'neutral'],
];
export const orderStatuses = statuses.map(([label]) => label);
const cycle = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

export function makeOrders(count: number): Order[] {
  return Array.from({ length: count }, (_order, index) => {
    const [status, tone] = cycle(statuses, index * 7);
    return {
      id: `KH-${100_000 + index}`,
      buyer: cycle(buyers, index),
      city: cycle(cities, index * 3),
      payment: index % 3 === 0 ? 'COD' : 'Prepaid',
      status,
      tone,
      value_paise: 89_900 + ((index * 7919) % 900_000),
    };
  });
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
export const inRupees = (paise: number) => rupees.format(paise / 100);

export const orderKey = (order: Order) => order.id;

/** First columns of every list of orders. */
export const plainColumns: readonly DataGridColumn<Order>[] = [
  {
    id: 'id',
    header: 'Order',
    width: 130,
    sortable: true,
    isRowHeader: true,
    priority: 1,
    cell: (order) => order.id,
  },
  { id: 'buyer', header: 'Ship to', width: 180, sortable: true, priority: 3, cell: (order) => order.buyer },
  { id: 'city', header: 'City', width: 140, cell: (order) => order.city },
  { id: 'payment', header: 'Payment', width: 110, cell: (order) => order.payment },
  {
    id: 'value_paise',
    header: 'Value',
    width: 130,
    align: 'end',
    sortable: true,
    priority: 2,
    value: (order) => order.value_paise / 100,
    cell: (order) => inRupees(order.value_paise),
  },
  { id: 'status', header: 'Status', width: 180, priority: 4, cell: (order) => order.status },
];
