import type { LabelAddress } from './labelModel.ts';
import { PageBuilder } from './page/pageBuilder.ts';
import type { Layout } from './page/elements.ts';

/** The contents of a parcel, for the buyer. No prices: it may be a gift. */
export interface PackingSlipModel {
  order_id: string;
  /** Printed unchanged. */
  order_date: string;
  company_name: string;
  awb?: string;
  courier_name?: string;
  box_number: number;
  box_count: number;
  /** "Box L, 45×35×15 cm" */
  box?: string;
  buyer: LabelAddress;
  products: readonly { sku_id: string; name: string; quantity: number }[];
  /** Footer, for example about returns and support. */
  note?: string;
}

const PAGE = { width: 105, height: 148 };
const X = 6;
const INNER = PAGE.width - 2 * X;
/** The barcode may extend closer to the edge than text, so that a number that fits a label fits here too. */
const EDGE = 4;
const ROWS_PER_PAGE = 13;

/** Lays out a packing slip on A6 pages. */
export function layoutPackingSlip(model: PackingSlipModel): Layout[] {
  const count = Math.max(1, Math.ceil(model.products.length / ROWS_PER_PAGE));
  return Array.from({ length: count }, (_, page) => drawPage(model, page, count));
}

function drawPage(model: PackingSlipModel, page: number, count: number): Layout {
  const sheet = new PageBuilder(PAGE.width, PAGE.height);
  const { buyer } = model;
  sheet.whole(X, 6, 62, model.company_name, {
    size: 5,
    bold: true,
    height: 6.4,
    least: 1.5,
    what: "The company's name",
  });
  sheet.text(X + 62, 6.6, INNER - 62, `Box ${model.box_number} of ${model.box_count}`, {
    size: 3.8,
    bold: true,
    align: 'end',
  });
  sheet.text(X, 12.6, INNER, `Packing slip · order ${model.order_id} · ${model.order_date}`, { size: 3.2 });
  const way = [model.courier_name, model.awb && `AWB ${model.awb}`, model.box].filter(Boolean).join(' · ');
  let y = 17;
  if (way) y = sheet.text(X, y, INNER, way, { size: 3 });
  sheet.barcode(EDGE, y + 1, PAGE.width - 2 * EDGE, 9, model.order_id);
  y += 12;
  y = sheet.whole(X, y, INNER, `For ${buyer.name}`, {
    size: 3.6,
    bold: true,
    height: 7,
    least: 1.6,
    what: "The buyer's name",
  });
  y = sheet.text(X, y, INNER, `${buyer.city}, ${buyer.state} ${buyer.pincode}`, { size: 3 });
  if (count > 1) sheet.text(X, y - 3.8, INNER, `Page ${page + 1} of ${count}`, { size: 2.8, align: 'end' });
  sheet.rule(X, y + 1, X + INNER, y + 1);
  y += 2.4;
  const first = page * ROWS_PER_PAGE;
  for (const product of model.products.slice(first, first + ROWS_PER_PAGE)) {
    sheet.rect(X, y + 0.4, 3.2, 3.2);
    sheet.whole(X + 5, y, INNER - 20, product.name, {
      size: 3.3,
      height: 4.2,
      least: 1.6,
      what: `The name of ${product.sku_id}`,
    });
    sheet.text(X + 5, y + 4, INNER - 20, product.sku_id, { size: 2.6 });
    sheet.text(X + INNER - 14, y, 14, `× ${product.quantity}`, { size: 4, bold: true, align: 'end' });
    y += 7;
  }
  if (page === count - 1) {
    const pieces = model.products.reduce((sum, { quantity }) => sum + quantity, 0);
    sheet.rule(X, y, X + INNER, y);
    sheet.text(X, y + 1, INNER, `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`, {
      size: 3.2,
      bold: true,
      align: 'end',
    });
    if (model.note) sheet.lines(X, Math.max(y + 6, 132), INNER, model.note, { size: 2.8, lines: 3 });
  }
  return sheet.page();
}
