import { formatNumber, formatRupees, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { PageBuilder } from './page/pageBuilder.ts';
import type { Layout } from './page/elements.ts';

/** A party of a purchase order. Empty texts are left out. */
interface PurchaseParty {
  name: string;
  address: string;
  gstin: string;
  phone: string;
  email: string;
}

/** A purchase order as its supplier reads it. Texts are printed unchanged. */
export interface PurchaseOrderModel {
  number: string;
  /** "Draft" or "Cancelled", printed beside the number; empty for a valid order. */
  status: string;
  date: string;
  /** The day on which the goods are promised; empty without one. */
  promised_on: string;
  buyer: PurchaseParty;
  supplier: PurchaseParty;
  /** Where the goods go to. */
  deliver_to: PurchaseParty;
  lines: readonly { sku_id: string; name: string; hsn: string; quantity: number; price: Paise }[];
}

const left = 12;
const inner = 186;
const rowHeight = 10;
const partiesTop = 30;
const laterTop = 24;
const bottom = 280;
/** Under the last line: the total and its note. */
const totalHeight = 18;
const columns = [
  { title: '#', x: 0, width: 8, isEnd: false },
  { title: 'Product', x: 9, width: 86, isEnd: false },
  { title: 'HSN', x: 97, width: 18, isEnd: false },
  { title: 'Quantity', x: 116, width: 18, isEnd: true },
  { title: 'Price', x: 135, width: 23, isEnd: true },
  { title: 'Amount', x: 159, width: 27, isEnd: true },
] as const;

const rowsFrom = (top: number, below: number) => Math.floor((bottom - top - 7 - below) / rowHeight);

/** Numbers of lines on each page: the total goes below the last one. */
function pageSizes(count: number, firstTop: number): number[] {
  const sizes: number[] = [];
  let rest = count;
  for (let top = firstTop; ; top = laterTop) {
    const room = rowsFrom(top, 0);
    if (rest <= rowsFrom(top, totalHeight)) return [...sizes, rest];
    sizes.push(Math.min(rest, room));
    rest -= Math.min(rest, room);
  }
}

/** Lays out a purchase order on A4 pages: the parties on the first, the lines, the total on the last. */
export function layoutPurchaseOrder(model: PurchaseOrderModel): Layout[] {
  const firstTop = drawParties(model, new PageBuilder(210, 297)) + 8;
  const sizes = pageSizes(model.lines.length, firstTop);
  let from = 0;
  return sizes.map((size, page) => {
    const sheet = new PageBuilder(210, 297);
    drawHead(model, sheet, `Page ${page + 1} of ${sizes.length}`);
    if (page === 0) drawParties(model, sheet);
    const y = drawLines(model, sheet, { from, size, top: page === 0 ? firstTop : laterTop });
    from += size;
    if (page === sizes.length - 1) drawTotal(model, sheet, y);
    return sheet.page();
  });
}

function drawHead(
  { number, status, date, promised_on, buyer }: PurchaseOrderModel,
  sheet: PageBuilder,
  page: string,
) {
  sheet.text(left, 10, 120, `Purchase order ${number}`, { size: 6.4, bold: true });
  sheet.text(left + 120, 11, 66, status, { size: 4.6, bold: true, align: 'end' });
  sheet.text(left + 120, 17, 66, page, { size: 3, align: 'end' });
  const dates = [date, promised_on !== '' && `expected by ${promised_on}`].filter(Boolean).join(', ');
  sheet.text(left, 18.5, 118, `${buyer.name} · ${dates}`, { size: 3.2 });
}

/** Returns the y below the longest party. */
function drawParties({ buyer, supplier, deliver_to }: PurchaseOrderModel, sheet: PageBuilder): number {
  const width = 58;
  const parties = [
    { title: 'Supplier', what: 'The supplier', party: supplier },
    { title: 'Bill to', what: 'The billing address', party: buyer },
    { title: 'Deliver to', what: 'The delivery address', party: deliver_to },
  ];
  const ends = parties.map(({ title, what, party }, at) => {
    const x = left + at * (width + 6);
    sheet.text(x, partiesTop, width, title, { size: 2.8, bold: true });
    let y = sheet.whole(x, partiesTop + 4.6, width, party.name, {
      size: 3.6,
      bold: true,
      height: 12,
      least: 2,
      what,
    });
    y = sheet.whole(x, y + 1, width, party.address, { size: 3, height: 18, least: 1.8, what });
    const rest = [party.gstin && `GSTIN ${party.gstin}`, party.phone, party.email].filter(Boolean);
    for (const text of rest)
      y = sheet.whole(x, y + 0.6, width, text, { size: 3, height: 4, least: 1.6, what });
    return y;
  });
  return Math.max(...ends);
}

function drawLines(
  { lines }: PurchaseOrderModel,
  sheet: PageBuilder,
  { from, size, top }: { from: number; size: number; top: number },
): number {
  for (const { title, x, width, isEnd } of columns)
    sheet.text(left + x, top, width, title, { size: 2.8, bold: true, align: isEnd ? 'end' : 'start' });
  sheet.rule(left, top + 4.8, left + inner, top + 4.8);
  let y = top + 7;
  for (const [at, { sku_id, name, hsn, quantity, price }] of lines.slice(from, from + size).entries()) {
    const row = from + at + 1;
    const cells = [
      String(row),
      '',
      hsn,
      formatNumber(quantity),
      formatRupees(price),
      formatRupees(quantity * price),
    ];
    columns.forEach(({ title, x, width, isEnd }, index) => {
      if (index === 1) return;
      const what = `${title} of row ${row}`;
      const ink = { size: 3.2, align: isEnd ? 'end' : 'start', height: 4.4, least: 1.8, what } as const;
      sheet.whole(left + x, y, width, cells[index]!, ink);
    });
    const { x, width } = columns[1];
    const what = `The product of row ${row}`;
    sheet.whole(left + x, y - 1, width, name, { size: 3.2, height: 5.4, least: 1.5, what });
    sheet.whole(left + x, y + 4.6, width, sku_id, { size: 2.6, height: 3.4, least: 1.4, what });
    sheet.rule(left, y + 8.2, left + inner, y + 8.2, 0.1);
    y += rowHeight;
  }
  return y;
}

function drawTotal({ lines }: PurchaseOrderModel, sheet: PageBuilder, y: number) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = sumPaise(lines.map(({ quantity, price }) => quantity * price));
  sheet.text(left, y + 1, 90, `${formatNumber(units)} ${units === 1 ? 'unit' : 'units'}`, {
    size: 3.8,
    bold: true,
  });
  sheet.text(left + 90, y + 1, 96, `Total before GST ${formatRupees(total)}`, {
    size: 3.8,
    bold: true,
    align: 'end',
  });
  sheet.text(
    left,
    y + 8,
    inner,
    'Prices are before GST. Print the number of this order on your invoice and on each parcel.',
    { size: 2.8 },
  );
}
