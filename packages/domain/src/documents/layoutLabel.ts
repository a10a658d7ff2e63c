import { encode as encodeQr } from 'uqr';
import { formatRupees } from '../money/index.ts';
import { fitBarcode } from './page/barcodeFit.ts';
import { maskPhone } from './labelModel.ts';
import type { LabelAddress, LabelModel } from './labelModel.ts';
import { defaultLabelSize, labelSizeFacts, labelSizes, labelsPerPage } from './labelSizes.ts';
import type { LabelSize } from './labelSizes.ts';
import { PageBuilder } from './page/pageBuilder.ts';
import { moveElement } from './page/elements.ts';
import type { Layout } from './page/elements.ts';

const MARGIN = 3;
const AWB_HEIGHT = 15;
const ORDER_BARCODE_HEIGHT = 10;
const MAX_PRODUCTS = 4;
const QR = 19;
/** Of the contents, what has a place on every label: the order, its e-way bill and its value. */
const ORDER_ROWS = 13;

const formatPlace = (a: LabelAddress) =>
  [a.address, a.landmark, a.city, `${a.state} ${a.pincode}`, a.country === 'India' ? '' : a.country]
    .filter(Boolean)
    .join(', ');

/**
 * Returns why a number doesn't fit as a barcode on every label size. Check numbers on entry: on paper the
 * barcode would just be missing.
 */
export function labelBarcodeProblem(text: string): string | undefined {
  const narrowest = Math.min(...labelSizes.map((size) => labelSizeFacts[size].width));
  const fit = fitBarcode(text, narrowest - 2 * MARGIN);
  return 'problem' in fit ? fit.problem : undefined;
}

/**
 * Lays out a shipping label in millimetres, for preview, PDF and label printer. Mandatory parts are always
 * present; others depend on the preference and the space.
 */
export function layoutLabel(
  model: LabelModel,
  size: LabelSize = model.preference?.label_size ?? defaultLabelSize,
): Layout {
  const { width, height } = labelSizeFacts[size];
  const sheet = new PageBuilder(width, height);
  const x = MARGIN;
  const inner = width - 2 * MARGIN;
  sheet.rect(1.5, 1.5, width - 3, height - 3);
  // Measures the footer first; the address and the products get the space above it.
  const footer = new PageBuilder(width, height);
  const footerHeight = drawFooter(footer, model, x, 0, inner);
  const footerTop = height - MARGIN - footerHeight;
  let y = drawHeader(sheet, model, x, inner);
  y = drawAwb(sheet, model, x, y, inner);
  y = drawShipTo(sheet, model, x, y, inner, footerTop - ORDER_ROWS);
  drawContents(sheet, model, x, y, inner, footerTop);
  sheet.elements.push(...footer.elements.map((element) => moveElement(element, 0, footerTop)));
  sheet.problems.push(...footer.problems);
  return sheet.page();
}

function drawHeader(
  sheet: PageBuilder,
  { shipment, sender, preference = {} }: LabelModel,
  x: number,
  inner: number,
): number {
  const half = inner / 2 - 1;
  sheet.whole(x, 3.4, half, shipment.courier_name, {
    size: 5,
    bold: true,
    height: 6.3,
    least: 2.4,
    what: "The courier's name",
  });
  sheet.text(x, 9.6, half, shipment.mode ?? '', { size: 3.2 });
  const right = x + inner - half;
  const named = preference.show_company_name !== false;
  if (preference.logo_path) {
    sheet.elements.push({
      kind: 'image',
      x: x + inner - 24,
      y: 3,
      width: 24,
      height: 10.5,
      source: preference.logo_path,
      alt: sender.company_name,
    });
  }
  if (named)
    sheet.whole(right, 3.6, preference.logo_path ? half - 26 : half, sender.company_name, {
      size: preference.logo_path ? 3.2 : 4,
      bold: true,
      align: 'end',
      height: 6.2,
      least: 1.4,
      what: "The company's name",
    });
  if (preference.show_gstin !== false && sender.gstin) {
    sheet.text(right, 10, preference.logo_path ? half - 26 : half, `GSTIN ${sender.gstin}`, {
      size: 2.6,
      align: 'end',
    });
  }
  sheet.rule(1.5, 14.5, sheet.width - 1.5, 14.5);
  return 14.5;
}

function drawAwb(
  sheet: PageBuilder,
  { shipment }: LabelModel,
  x: number,
  top: number,
  inner: number,
): number {
  const drawn = sheet.barcode(x, top + 2, inner, AWB_HEIGHT, shipment.awb);
  const y = top + (drawn ? AWB_HEIGHT + 3 : 2);
  const routing = shipment.routing_code ?? '';
  sheet.text(x, y, routing ? inner * 0.58 : inner, `AWB ${shipment.awb}`, {
    size: drawn ? 4 : 6,
    bold: true,
  });
  if (routing)
    sheet.text(x + inner * 0.6, y - 0.4, inner * 0.4, routing, { size: 5, bold: true, align: 'end' });
  const bottom = y + (drawn ? 6 : 9);
  sheet.rule(1.5, bottom, sheet.width - 1.5, bottom);
  return bottom;
}

function drawShipTo(
  sheet: PageBuilder,
  { order, shipment, preference = {} }: LabelModel,
  x: number,
  top: number,
  inner: number,
  until: number,
): number {
  const left = inner * 0.62;
  const { buyer } = order;
  const hasPhone = preference.show_mobile_number !== false && buyer.phone;
  let y = sheet.text(x, top + 1.4, left - 2, 'Ship to', { size: 2.8 });
  y = sheet.whole(x, y, left - 2, buyer.name, {
    size: 4.2,
    bold: true,
    height: 11,
    least: 2,
    what: "The buyer's name",
  });
  const place = [buyer.city, buyer.state].filter(Boolean).join(', ');
  const street = [buyer.address, buyer.landmark].filter(Boolean).join(', ');
  y = sheet.whole(x, y, left - 2, street, {
    size: 3.2,
    // Without what stands below it: city and state, the phone, the PIN code.
    height: until - y - 8.6 - (hasPhone ? 3.8 : 0) - 12,
    least: 1.8,
    what: 'The address',
  });
  y = sheet.whole(x, y, left - 2, place, {
    size: 3.4,
    bold: true,
    height: 8.6,
    least: 2,
    what: 'The city',
  });
  if (hasPhone) y = sheet.text(x, y, left - 2, `Phone ${maskPhone(buyer.phone ?? '')}`, { size: 3 });
  y = sheet.text(x, y + 0.5, left - 2, buyer.pincode, { size: 9, bold: true });

  const right = x + left;
  const wide = sheet.width - 1.5 - right;
  sheet.rect(right, top, wide, 17, true);
  if (order.is_cod) {
    sheet.text(right + 1, top + 1.2, wide - 2, 'COD · collect', {
      size: 4,
      bold: true,
      align: 'middle',
      inverse: true,
    });
    const amount = formatRupees(order.cod_amount);
    const size = amount.length > 10 ? 5 : 6.4;
    sheet.text(right + 0.5, top + 7, wide - 1, amount, { size, bold: true, align: 'middle', inverse: true });
  } else {
    sheet.text(right + 1, top + 3, wide - 2, 'PREPAID', {
      size: 6.4,
      bold: true,
      align: 'middle',
      inverse: true,
    });
    sheet.text(right + 1, top + 11, wide - 2, 'Do not collect cash', {
      size: 2.6,
      align: 'middle',
      inverse: true,
    });
  }
  const kilos = (shipment.weight / 1000).toFixed(2);
  const facts = [
    `${kilos} kg`,
    `${shipment.length}×${shipment.width}×${shipment.height} cm`,
    `Box ${shipment.box_number} of ${shipment.box_count}`,
  ];
  let beside = top + 18.5;
  for (const fact of facts)
    beside = sheet.text(right + 1.5, beside, wide - 3, fact, { size: 3.4, bold: true });
  if (shipment.tracking_url) {
    const { data } = encodeQr(shipment.tracking_url, { ecc: 'M', border: 0 });
    sheet.elements.push({
      kind: 'qr',
      text: shipment.tracking_url,
      x: right + (wide - QR) / 2,
      y: beside + 1.5,
      size: QR,
      modules: data,
    });
    beside += QR + 2.5;
  }
  const bottom = Math.max(y, beside, top + 40);
  sheet.rule(right, top, right, bottom);
  sheet.rule(1.5, bottom, sheet.width - 1.5, bottom);
  return bottom;
}

function drawContents(
  sheet: PageBuilder,
  model: LabelModel,
  x: number,
  top: number,
  inner: number,
  until: number,
): void {
  const { order, shipment, preference = {} } = model;
  let y = top + 1.4;
  const invoice = order.invoice_number ? ` · Invoice ${order.invoice_number}` : '';
  y = sheet.text(x, y, inner, `Order ${order.order_id}${invoice}`, { size: 3.2, bold: true });
  const size = 2.9;
  if (shipment.master_awb) y = sheet.text(x, y, inner, `Consignment ${shipment.master_awb}`, { size });
  if (order.eway_bill) y = sheet.text(x, y, inner, `E-way bill ${order.eway_bill}`, { size });
  const row = size * 1.25;
  const totalRow = preference.show_total_amount === false ? 0 : 4.2;
  if (preference.show_product_description !== false && shipment.products.length > 0) {
    const room = Math.max(0, Math.floor((until - y - totalRow - 0.5) / row));
    const all = shipment.products.length;
    // The line that counts further products takes the place of one.
    const shown = all <= Math.min(MAX_PRODUCTS, room) ? all : Math.max(0, Math.min(MAX_PRODUCTS, room - 1));
    for (const product of shipment.products.slice(0, shown)) {
      sheet.text(x, y, inner - 12, `${product.name} (${product.sku_id})`, { size });
      sheet.text(x + inner - 11, y, 11, `× ${product.quantity}`, { size, align: 'end' });
      y += row;
    }
    if (all > shown && room > 0) y = sheet.text(x, y, inner, `+${all - shown} more`, { size });
  }
  if (totalRow > 0 && y + totalRow <= until + 0.5) {
    sheet.text(x, y, inner, `Order value ${formatRupees(order.total_amount)}`, {
      size: 3.2,
      bold: true,
      align: 'end',
    });
  }
}

function drawFooter(
  sheet: PageBuilder,
  { order, sender, preference = {} }: LabelModel,
  x: number,
  top: number,
  inner: number,
): number {
  let y = top + 0.5;
  if (
    preference.show_order_barcode !== false &&
    sheet.barcode(x, y + 1, inner, ORDER_BARCODE_HEIGHT, order.order_id)
  ) {
    y += ORDER_BARCODE_HEIGHT + 2.4;
  }
  if (preference.show_shipper_address !== false) {
    sheet.rule(1.5, y, sheet.width - 1.5, y);
    const back = sender.return_address;
    y = sheet.whole(x, y + 0.8, inner, `If undelivered, return to ${back.name}`, {
      size: 2.8,
      bold: true,
      height: 7,
      least: 2,
      what: 'The name of the return address',
    });
    y = sheet.whole(x, y, inner, formatPlace(back), {
      size: 2.8,
      height: 10.6,
      least: 1.8,
      what: 'The return address',
    });
  }
  const support = [
    preference.show_support_phone === false ? '' : preference.support_phone,
    preference.support_email,
  ].filter(Boolean);
  if (support.length > 0) y = sheet.text(x, y, inner, `Support ${support.join(' · ')}`, { size: 2.6 });
  if (preference.note) y = sheet.lines(x, y, inner, preference.note, { size: 2.6, lines: 2 });
  if (preference.policy_terms) y = sheet.lines(x, y, inner, preference.policy_terms, { size: 2.2, lines: 2 });
  return y - top;
}

/** Arranges labels on pages: one each, or as many as the size has on a page. */
export function labelPages(labels: readonly Layout[], size: LabelSize): Layout[] {
  const most = labelsPerPage(size);
  if (most === 1) return [...labels];
  const { width, height, columns, rows } = labelSizeFacts[size];
  const pages: Layout[] = [];
  for (let first = 0; first < labels.length; first += most) {
    const together = labels.slice(first, first + most);
    pages.push({
      width_mm: width * columns,
      height_mm: height * rows,
      elements: together.flatMap((label, i) =>
        label.elements.map((t) => moveElement(t, (i % columns) * width, Math.floor(i / columns) * height)),
      ),
      problems: together.flatMap((label) => label.problems),
    });
  }
  return pages;
}
