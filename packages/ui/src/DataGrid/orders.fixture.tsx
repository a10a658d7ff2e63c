import { Link } from '../Link/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import type { Tone } from '../tokens/palette.ts';
import { CellLines } from './rows/CellLines.tsx';
import type { DataGridColumn } from './columns/columns.ts';

/** Deterministic rows for stories. */
export interface DemoOrder {
  id: string;
  number: number;
  buyer: string;
  place: string;
  item: string;
  value: number;
  status: string;
  tone: Tone;
}

const buyers = [
  'Ananya Krishnan',
  'Farhan Qureshi',
  'Priya Deshmukh',
  'Rohit Baruah',
  'Sneha Iyer',
  'Mohammed Aslam',
  'Kavya Reddy',
  'Arjun Singh',
];
const places = [
  'Bengaluru, KA 560034',
  'Lucknow, UP 226010',
  'Pune, MH 411045',
  'Guwahati, AS 781001',
  'Chennai, TN 600028',
  'Kozhikode, KL 673004',
  'Hyderabad, TS 500081',
  'Jaipur, RJ 302017',
];
const items = [
  'Indigo block-print saree',
  'Handloom table runner',
  'Terracotta planter set',
  'Muga silk stole',
  'Brass diya, set of 8',
  'Cotton dhurrie 4×6 ft',
  'Kalamkari cushion ×3',
  'Blue pottery mugs ×6',
];
const statuses: [string, Tone][] = [
  ['Ready to allocate', 'accent'],
  ['Confirm packaging', 'caution'],
  ['Packaging needed', 'critical'],
  ['Check address', 'neutral'],
];

export function demoOrders(count: number, from = 0): DemoOrder[] {
  return Array.from({ length: count }, (_order, offset) => {
    const index = from + offset;
    const [status, tone] = statuses[(index * 7) % statuses.length] ?? ['Ready to allocate', 'accent'];
    return {
      id: `KH-${100_482 + index}`,
      number: index,
      buyer: buyers[index % buyers.length] ?? '',
      place: places[index % places.length] ?? '',
      item: items[(index * 3) % items.length] ?? '',
      value: 89_900 + ((index * 7919) % 900_000),
      status,
      tone,
    };
  });
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export const demoColumns: DataGridColumn<DemoOrder>[] = [
  {
    id: 'order',
    header: 'Order',
    width: 150,
    sortable: true,
    isRowHeader: true,
    priority: 1,
    value: (order) => order.id,
    cell: (order) => (
      <CellLines secondary={`${(order.number % 58) + 1} min ago · Shopify`}>
        <Link href={`#${order.id}`}>{order.id}</Link>
      </CellLines>
    ),
  },
  {
    id: 'buyer',
    header: 'Ship to',
    width: 160,
    priority: 3,
    value: (order) => order.buyer,
    cell: (order) => <CellLines secondary={order.place}>{order.buyer}</CellLines>,
  },
  {
    id: 'items',
    header: 'Items',
    width: 190,
    grow: 2,
    value: (order) => order.item,
    cell: (order) => <CellLines secondary="1 item">{order.item}</CellLines>,
  },
  {
    id: 'value',
    header: 'Value',
    width: 110,
    align: 'end',
    sortable: true,
    priority: 2,
    value: (order) => order.value / 100,
    cell: (order) => (
      <CellLines
        secondary={
          <StatusBadge shape="tag" tone="caution">
            COD
          </StatusBadge>
        }
      >
        {rupees.format(order.value / 100)}
      </CellLines>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 170,
    sortable: true,
    priority: 4,
    value: (order) => order.status,
    cell: (order) => <StatusBadge tone={order.tone}>{order.status}</StatusBadge>,
  },
];

export function orderKey(order: DemoOrder): string {
  return order.id;
}
