import { amountInWords, formatPercent, formatRupees, plainRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { encode as encodeQr } from 'uqr';
import { onPaper, papers } from './paperSizes.ts';
import type { Paper } from './paperSizes.ts';
import { PageBuilder } from './page/pageBuilder.ts';
import { LINE, wrapText } from './page/textWidth.ts';
import type { Layout } from './page/elements.ts';

export interface InvoiceParty {
  name: string;
  /** The buyer's company, beside its GSTIN. */
  company?: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
  gstin?: string;
  phone?: string;
  email?: string;
}

/** An invoice line with computed amounts. */
export interface InvoiceLine {
  description: string;
  sku_id?: string;
  hsn_code: string;
  quantity: number;
  unit?: string;
  /** GST rate, percent. */
  rate: number;
  /** After discount, in paise. */
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  cess?: Paise;
}

/** The portal's marks on a registered invoice. */
export interface EInvoiceMark {
  irn: string;
  ack_no: string;
  /** Printed unchanged. */
  ack_date: string;
  /** The text of the QR code, signed by the portal. */
  signed_qr: string;
  /** Made up by the simulated portal, which the paper says. */
  is_simulated?: boolean;
}

/**
 * A tax invoice (rule 46), a bill of supply (rule 49), a credit note (rule 53(1A)), a delivery challan (rule 55), or a buyer's
 * claim, which is none of these. Dates are printed unchanged.
 */
export interface InvoiceModel {
  /** A seller without a GSTIN charges no tax: no tax is printed. */
  is_bill_of_supply?: boolean;
  /** Goods that move without a supply: if set, this is a delivery challan, and no tax is printed. */
  challan?: {
    purpose: string;
    /** Which of the copies it is: "Original for consignee". */
    copy: string;
  };
  /** The credited invoice; if set, this is a credit note. */
  credits?: { number: string; date: string };
  /** The supplier's bill; if set, this is the debit note of its buyer, the recipient, who signs it. */
  claims?: { number: string; date: string; is_cancelled?: boolean };
  /** Required between states above the limit. */
  eway_bill?: string;
  /** The registration with the portal of an invoice to a registered buyer (rule 48(4)). */
  e_invoice?: EInvoiceMark;
  number: string;
  date: string;
  /** Empty where it is of no order. */
  order_id: string;
  order_date?: string;
  awb?: string;
  supplier: InvoiceParty;
  recipient: InvoiceParty;
  /** Only if it differs from the recipient's address. */
  deliver_to?: InvoiceParty;
  /** State with its code: "Maharashtra (27)". Empty on a delivery challan within a state. */
  place_of_supply: string;
  /** The tax beside CGST. @default 'SGST' */
  state_tax?: 'SGST' | 'UTGST';
  /** Text that the law requires on supplies to special economic zones. */
  endorsement?: string;
  reverse_charge?: boolean;
  lines: readonly InvoiceLine[];
  round_off: Paise;
  total: Paise;
  paid_by?: string;
  policy_terms?: string;
  hide_buyer_contact?: boolean;
  paper?: Paper;
  /** data: URLs. */
  logo?: string;
  signature_image?: string;
}

/** Millimetres for the lines of a page. */
const ROOM_OF_LINES = 128;
const DESCRIPTION = { size: 2.9, bold: false };
/** The signed QR code on the first page: about 120 modules, in millimetres. */
const QR = { size: 42, y: 23 };
/** Room that it takes from the lines of that page. */
const QR_ROOM = 36;
/** On label paper the page shrinks to half, and its code with it: there it has a page of its own. */
const LABEL_QR = { size: 84, margin: 8 };
const hasQrPage = ({ paper, e_invoice }: InvoiceModel): boolean => paper === '4x6' && e_invoice !== undefined;
const X = 12;
const INNER = 186;
interface Column {
  title: string;
  x: number;
  width: number;
  end: boolean;
  cell: (line: InvoiceLine, number: number) => string;
}
const quantity = ({ quantity: units, unit = 'Nos' }: InvoiceLine) => `${units} ${unit}`;
/** Of a bill of supply. */
const plainColumns: readonly Column[] = [
  { title: '#', x: 0, width: 6, end: false, cell: (_line, number) => String(number) },
  { title: 'Description', x: 7, width: 100, end: false, cell: ({ description }) => description },
  { title: 'HSN', x: 108, width: 20, end: false, cell: ({ hsn_code }) => hsn_code },
  { title: 'Qty', x: 129, width: 20, end: true, cell: quantity },
  { title: 'Value', x: 150, width: 36, end: true, cell: ({ taxable }) => plainRupees(taxable) },
];
const taxColumns = (stateTax: string): readonly Column[] => [
  { title: '#', x: 0, width: 6, end: false, cell: (_line, number) => String(number) },
  { title: 'Description', x: 7, width: 58, end: false, cell: ({ description }) => description },
  { title: 'HSN', x: 66, width: 17, end: false, cell: ({ hsn_code }) => hsn_code },
  { title: 'Qty', x: 84, width: 15, end: true, cell: quantity },
  { title: 'Taxable', x: 100, width: 23, end: true, cell: ({ taxable }) => plainRupees(taxable) },
  { title: 'Rate', x: 124, width: 11, end: true, cell: ({ rate }) => formatPercent(rate) },
  { title: 'CGST', x: 135.5, width: 16, end: true, cell: ({ cgst }) => plainRupees(cgst) },
  { title: stateTax, x: 152, width: 16, end: true, cell: ({ sgst }) => plainRupees(sgst) },
  { title: 'IGST', x: 168.5, width: 17.5, end: true, cell: ({ igst }) => plainRupees(igst) },
];

/** A buyer's debit note is no note of section 34: only the supplier's credit note changes the tax. */
const claimWords = {
  taxed:
    'This is a buyer’s claim, not a tax document. Issue a credit note under section 34(1) of the CGST Act for these amounts: the tax changes by your credit note only.',
  untaxed: 'This is a buyer’s claim, not a tax document. Issue a credit note for these amounts.',
} as const;

/** Neither a bill of supply nor a delivery challan has tax. */
const isWithoutTax = ({ is_bill_of_supply = false, challan }: InvoiceModel): boolean =>
  is_bill_of_supply || challan !== undefined;

function titleOf({ credits, claims, is_bill_of_supply, challan }: InvoiceModel): string {
  if (challan) return 'Delivery challan';
  if (claims) return claims.is_cancelled ? 'Debit note, cancelled' : 'Debit note';
  if (credits) return 'Credit note';
  return is_bill_of_supply ? 'Bill of supply' : 'Tax invoice';
}

/** A line with its number and the height of its row: a long description has up to three lines. */
interface InvoiceRow {
  line: InvoiceLine;
  number: number;
  height: number;
}

/** Divides the lines among pages. @param room millimetres of the first page */
function pagesOf(lines: readonly InvoiceLine[], width: number, room: number): InvoiceRow[][] {
  const pages: InvoiceRow[][] = [[]];
  let left = room;
  for (const [index, line] of lines.entries()) {
    const { length } = wrapText(line.description, { ...DESCRIPTION, width, lines: 3 });
    const height = Math.max(8, length * DESCRIPTION.size * LINE + (line.sku_id ? 3.4 : 0) + 1);
    if (height > left) {
      pages.push([]);
      left = ROOM_OF_LINES;
    }
    pages.at(-1)?.push({ line, number: index + 1, height });
    left -= height;
  }
  return pages;
}

export function layoutInvoice(model: InvoiceModel): Layout[] {
  const columns = isWithoutTax(model) ? plainColumns : taxColumns(model.state_tax ?? 'SGST');
  const width = columns.find(({ title }) => title === 'Description')?.width ?? 58;
  const apart = hasQrPage(model);
  const pages = pagesOf(model.lines, width, ROOM_OF_LINES - (model.e_invoice && !apart ? QR_ROOM : 0));
  const count = pages.length + (apart ? 1 : 0);
  const drawn = pages.map((rows, page) => {
    const isLast = page === pages.length - 1;
    return onPaper(drawPage(model, { columns, rows, page, count, isLast }), model.paper ?? 'A4');
  });
  return model.e_invoice && apart ? [...drawn, drawQrPage(model, model.e_invoice, count)] : drawn;
}

function drawParty(
  sheet: PageBuilder,
  x: number,
  top: number,
  width: number,
  title: string,
  party: InvoiceParty,
  withContact: boolean,
): number {
  // Rule 46 asks for names and addresses, so both are whole.
  const room = (what: string, size: number, height: number) => ({
    size,
    height,
    least: 1.8,
    what: `${what} of "${title}"`,
  });
  let y = sheet.text(x, top, width, title, { size: 2.8 });
  if (party.company) {
    y = sheet.whole(x, y, width, party.company, { ...room('The company', 3.6, 10), bold: true });
    y = sheet.whole(x, y, width, party.name, room('The name', 3, 8));
  } else y = sheet.whole(x, y, width, party.name, { ...room('The name', 3.6, 14), bold: true });
  y = sheet.whole(x, y, width, party.address, room('The address', 3, 23));
  if (party.city) y = sheet.whole(x, y, width, party.city, room('The city', 3, 8));
  y = sheet.lines(x, y, width, `${party.state} ${party.pincode}`, { size: 3, lines: 2 });
  if (party.gstin) y = sheet.text(x, y, width, `GSTIN ${party.gstin}`, { size: 3, bold: true });
  const contact = [party.phone, party.email].filter(Boolean).join(' · ');
  if (withContact && contact) y = sheet.text(x, y, width, contact, { size: 2.8 });
  return y;
}

function partyTitles({ challan, claims }: InvoiceModel): [supplier: string, recipient: string] {
  if (challan) return ['Consigner', 'Consignee'];
  return claims ? ['Supplier', 'Claimed by'] : ['Sold by', 'Billed to'];
}

/** The number and the day of the document. */
function numberLine(model: InvoiceModel): string {
  const { number, date, credits, claims, challan, is_bill_of_supply = false } = model;
  if (challan) return `Delivery challan ${number} · ${date}`;
  if (claims) return `Debit note ${number} · ${date} · against your bill ${claims.number} of ${claims.date}`;
  if (credits)
    return `Credit note ${number} · ${date} · against ${is_bill_of_supply ? 'bill of supply' : 'invoice'} ${credits.number} of ${credits.date}`;
  return `${is_bill_of_supply ? 'Bill of supply' : 'Invoice'} ${number} · ${date}`;
}

interface InvoicePage {
  columns: readonly Column[];
  rows: readonly InvoiceRow[];
  page: number;
  /** Of all pages. */
  count: number;
  /** Its lines are the last ones: the totals follow. */
  isLast: boolean;
}

function drawPage(model: InvoiceModel, { columns, rows, page, count, isLast }: InvoicePage): Layout {
  const sheet = new PageBuilder(210, 297);
  sheet.text(X, 10, 100, titleOf(model), { size: 6.4, bold: true });
  if (model.logo) {
    sheet.elements.push({
      kind: 'image',
      x: X + INNER - 40,
      y: 8,
      width: 40,
      height: 14,
      source: model.logo,
      alt: model.supplier.name,
    });
  }
  const facts = [
    numberLine(model),
    model.challan && `${model.challan.copy} · ${model.challan.purpose}`,
    [model.order_id && `Order ${model.order_id}`, model.order_date, model.awb && `AWB ${model.awb}`]
      .filter(Boolean)
      .join(' · '),
    [
      model.place_of_supply && `Place of supply ${model.place_of_supply}`,
      !isWithoutTax(model) && !model.claims && `Reverse charge ${model.reverse_charge ? 'yes' : 'no'}`,
      model.eway_bill && `E-way bill ${model.eway_bill}`,
    ]
      .filter(Boolean)
      .join(' · '),
    model.endorsement,
    model.e_invoice && `IRN ${model.e_invoice.irn}`,
    model.e_invoice && acknowledgement(model.e_invoice),
  ];
  let y = 19;
  for (const fact of facts)
    if (fact)
      y = sheet.whole(X, y, 140, fact, { size: 3.2, height: 8, least: 2, what: 'A line of the heading' });
  if (model.e_invoice && page === 0 && !hasQrPage(model)) y = drawQr(sheet, model.e_invoice.signed_qr, y);
  if (count > 1) sheet.text(X + 146, y - 4, 40, `Page ${page + 1} of ${count}`, { size: 3, align: 'end' });
  sheet.rule(X, y + 1, X + INNER, y + 1);
  const top = y + 2.5;
  const withContact = !model.hide_buyer_contact;
  const [from, to] = partyTitles(model);
  const bottoms = [
    drawParty(sheet, X, top, 58, from, model.supplier, true),
    drawParty(sheet, X + 64, top, 58, to, model.recipient, withContact),
    model.deliver_to
      ? drawParty(sheet, X + 128, top, 58, 'Delivered to', model.deliver_to, withContact)
      : top,
  ];
  y = Math.max(...bottoms) + 3;
  sheet.rule(X, y, X + INNER, y);
  for (const { title, x, width, end } of columns) {
    sheet.text(X + x, y + 1.2, width, title, { size: 2.8, bold: true, align: end ? 'end' : 'start' });
  }
  sheet.rule(X, y + 5.6, X + INNER, y + 5.6);
  y += 6.6;
  for (const { line, number, height } of rows) {
    for (const { title, x, width, end, cell } of columns) {
      const below = sheet.whole(X + x, y, width, cell(line, number), {
        ...DESCRIPTION,
        align: end ? 'end' : 'start',
        // An amount is never broken.
        height: title === 'Description' ? height - (line.sku_id ? 3.4 : 0) - 0.9 : 3.7,
        least: 1.6,
        what: `${title} of line ${number}`,
      });
      if (title === 'Description' && line.sku_id)
        sheet.text(X + x, Math.max(below, y + 3.6), width, line.sku_id, { size: 2.2 });
    }
    y += height;
    sheet.rule(X, y - 0.6, X + INNER, y - 0.6, 0.1);
  }
  if (isLast) drawTotals(sheet, model, y + 1);
  return sheet.page();
}

const acknowledgement = ({ ack_no, ack_date, is_simulated }: EInvoiceMark): string =>
  [`Acknowledgement ${ack_no}`, ack_date, is_simulated && 'simulated, not valid'].filter(Boolean).join(' · ');

/** Draws the signed QR code at the end of the heading; returns where the heading ends. */
function drawQr(sheet: PageBuilder, text: string, y: number): number {
  const { data } = encodeQr(text, { ecc: 'L', border: 0 });
  const x = X + INNER - QR.size;
  sheet.elements.push({ kind: 'qr', text, x, y: QR.y, size: QR.size, modules: data });
  return Math.max(y, QR.y + QR.size + 5);
}

/** Draws the signed QR code on a page of label paper, with what it belongs to. */
function drawQrPage(model: InvoiceModel, mark: EInvoiceMark, count: number): Layout {
  const { width, height } = papers['4x6'];
  const { size, margin } = LABEL_QR;
  const sheet = new PageBuilder(width, height);
  const inner = width - 2 * margin;
  const line = { size: 3.2, height: 12, least: 2, what: 'A line of the heading' };
  let y = sheet.text(margin, margin, inner, `${titleOf(model)} ${model.number}`, { size: 4.6, bold: true });
  y = sheet.whole(margin, y + 1, inner, model.date, line);
  y = sheet.whole(margin, y, inner, `IRN ${mark.irn}`, line);
  y = sheet.whole(margin, y, inner, acknowledgement(mark), line);
  sheet.text(margin, y, inner, `Page ${count} of ${count}`, { size: 3 });
  const { data } = encodeQr(mark.signed_qr, { ecc: 'L', border: 0 });
  sheet.elements.push({
    kind: 'qr',
    text: mark.signed_qr,
    x: (width - size) / 2,
    y: height - margin - size,
    size,
    modules: data,
  });
  return sheet.page();
}

function drawTotals(sheet: PageBuilder, model: InvoiceModel, top: number): void {
  const sum = (pick: (line: InvoiceLine) => Paise | undefined) =>
    model.lines.reduce((total, line) => total + (pick(line) ?? 0), 0);
  const valueTerm = model.is_bill_of_supply ? 'Value' : 'Taxable value';
  const rows: [string, Paise][] = [
    [valueTerm, sum((line) => line.taxable)],
    ['CGST', sum((line) => line.cgst)],
    [model.state_tax ?? 'SGST', sum((line) => line.sgst)],
    ['IGST', sum((line) => line.igst)],
    ['Cess', sum((line) => line.cess)],
    ['Round off', model.round_off],
  ];
  let y = top;
  for (const [name, amount] of rows) {
    if (amount === 0 && name !== valueTerm) continue;
    sheet.text(X + 118, y, 30, name, { size: 3 });
    y = sheet.text(X + 148, y, 38, formatRupees(amount), { size: 3, align: 'end' });
  }
  sheet.rule(X + 118, y + 0.4, X + INNER, y + 0.4);
  sheet.text(X + 118, y + 1.4, 30, 'Total', { size: 4, bold: true });
  sheet.text(X + 142, y + 1.4, 44, formatRupees(model.total), { size: 4, bold: true, align: 'end' });
  let left = sheet.lines(X, top, 108, amountInWords(model.total), { size: 3, bold: true, lines: 3 });
  if (model.paid_by) left = sheet.text(X, left, 108, `Paid by ${model.paid_by}`, { size: 3 });
  if (model.policy_terms) left = sheet.lines(X, left + 2, 108, model.policy_terms, { size: 2.6, lines: 5 });
  if (model.claims) {
    const words = model.is_bill_of_supply ? claimWords.untaxed : claimWords.taxed;
    sheet.whole(X, left + 2, 108, words, { size: 2.8, height: 16, least: 2, what: 'What the note is' });
  }
  const sign = Math.min(y + 12, 266);
  const signer = model.claims ? model.recipient : model.supplier;
  if (model.signature_image) {
    sheet.elements.push({
      kind: 'image',
      x: X + 136,
      y: sign,
      width: 50,
      height: 14,
      source: model.signature_image,
      alt: 'Signature',
    });
  }
  sheet.whole(X + 106, sign + 15, 80, `For ${signer.name}: authorised signatory`, {
    size: 3,
    align: 'end',
    height: 8,
    least: 1.8,
    what: 'The name of who signs',
  });
}
