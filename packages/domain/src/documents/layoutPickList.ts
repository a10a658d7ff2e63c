import { PageBuilder } from './page/pageBuilder.ts';
import type { Layout } from './page/elements.ts';

/** A SKU to pick, for all orders of the list. */
export interface PickRow {
  sku_id: string;
  name: string;
  quantity: number;
  /** Shelf location: "A-04-2". */
  location?: string;
  /** Numbers of the orders with this SKU. */
  orders: readonly string[];
}

export interface PickListModel {
  /** "Delhivery, pickup 2 pm" */
  title: string;
  /** Printed unchanged. */
  date: string;
  company_name: string;
  warehouse: string;
  order_count: number;
  rows: readonly PickRow[];
}

/** A quantity of one SKU in one order. */
export interface OrderedPiece {
  order_id: string;
  sku_id: string;
  name: string;
  quantity: number;
  location?: string;
}

/** Builds one row per SKU, sorted by shelf location; SKUs without a location last, by code. */
export function pickRows(pieces: readonly OrderedPiece[]): PickRow[] {
  const rows = new Map<string, PickRow>();
  for (const { order_id, sku_id, name, quantity, location } of pieces) {
    const known = rows.get(sku_id);
    rows.set(sku_id, {
      sku_id,
      name,
      quantity: (known?.quantity ?? 0) + quantity,
      ...((known?.location ?? location) !== undefined && { location: known?.location ?? location }),
      orders: known?.orders.includes(order_id) ? known.orders : [...(known?.orders ?? []), order_id],
    });
  }
  const place = ({ location }: PickRow) => location ?? '\uffff';
  return [...rows.values()].sort(
    (a, b) =>
      place(a).localeCompare(place(b), 'en', { numeric: true }) || a.sku_id.localeCompare(b.sku_id, 'en'),
  );
}

const ROWS_PER_PAGE = 24;
const X = 12;
const INNER = 186;

/** Lays out a pick list on A4 pages. */
export function layoutPickList(model: PickListModel): Layout[] {
  const count = Math.max(1, Math.ceil(model.rows.length / ROWS_PER_PAGE));
  return Array.from({ length: count }, (_, page) => drawPage(model, page, count));
}

function drawPage(model: PickListModel, page: number, count: number): Layout {
  const sheet = new PageBuilder(210, 297);
  const pieces = model.rows.reduce((sum, { quantity }) => sum + quantity, 0);
  sheet.text(X, 10, 140, `Pick list · ${model.title}`, { size: 6, bold: true });
  sheet.text(X + 140, 12, 46, `Page ${page + 1} of ${count}`, { size: 3.2, align: 'end' });
  sheet.text(X, 18.5, INNER, `${model.company_name} · ${model.warehouse} · ${model.date}`, { size: 3.4 });
  sheet.text(
    X,
    24,
    INNER,
    [
      pluralize(model.order_count, 'order'),
      pluralize(model.rows.length, 'product'),
      pluralize(pieces, 'piece'),
    ].join(' · '),
    {
      size: 3.8,
      bold: true,
    },
  );
  const heads = [
    ['', X, 6],
    ['Place', X + 7, 24],
    ['Product', X + 32, 82],
    ['Orders', X + 116, 48],
  ] as const;
  for (const [title, x, width] of heads) sheet.text(x, 32, width, title, { size: 3, bold: true });
  sheet.text(X + INNER - 18, 32, 18, 'Pieces', { size: 3, bold: true, align: 'end' });
  sheet.rule(X, 36.6, X + INNER, 36.6);
  let y = 38;
  const first = page * ROWS_PER_PAGE;
  for (const row of model.rows.slice(first, first + ROWS_PER_PAGE)) {
    sheet.rect(X, y + 0.6, 4, 4);
    sheet.text(X + 7, y, 24, row.location ?? '', { size: 3.6, bold: true });
    sheet.text(X + 32, y, 82, row.name, { size: 3.4 });
    sheet.text(X + 32, y + 4.2, 82, row.sku_id, { size: 2.8 });
    sheet.lines(X + 116, y, 50, formatOrders(row.orders), { size: 2.6, lines: 2 });
    sheet.text(X + INNER - 18, y, 18, String(row.quantity), { size: 5, bold: true, align: 'end' });
    y += 10;
    sheet.rule(X, y - 1.4, X + INNER, y - 1.4, 0.1);
  }
  if (page === count - 1) {
    sheet.rule(X, 284, X + 88, 284);
    sheet.text(X, 285, 88, 'Picked by: name, time', { size: 2.8 });
  }
  return sheet.page();
}

const pluralize = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const MAX_ORDERS = 6;
const formatOrders = (orders: readonly string[]): string =>
  orders.length > MAX_ORDERS
    ? `${orders.slice(0, MAX_ORDERS).join(', ')} + ${orders.length - MAX_ORDERS} more`
    : orders.join(', ');
