import type { PurchaseOrder } from '@khep/api';
import { financialYear, istDay } from '@khep/domain/days';
import { layoutInvoice } from '@khep/domain/documents';
import type { InvoiceModel } from '@khep/domain/documents';
import { formatInvoiceNumber } from '@khep/domain/tax';
import { debitNoteModel, debitNoteRule } from '@khep/domain/warehouse';
import { asText } from '../../base/jsonText.ts';
import { conflict } from '../../base/errors.ts';
import { reserveNumbers } from '../../orders/core/numberSeries.ts';
import { loadSender, supplierAt } from '../../orders/invoicing/sender.ts';
import { changeContext } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { documents } from '../../platform/documents/documents.ts';
import { printNotice } from '../../platform/documents/unsupportedGlyphs.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Services } from '../../start/services.ts';
import type { DebitNoteJson, PurchaseEmailJson, PurchaseRecord, SupplierBillJson } from '../tables.ts';
import { differencesOf, isClaimed, loadBillTerms } from './billedAmounts.ts';
import { assertEmailable, emailOnce, isSendingEmail } from './emailOnce.ts';
import { debitNoteEmail } from './emails.ts';
import { loadHsnCodes } from './purchaseDocument.ts';
import { loadPurchase, lockPurchase, requirePurchase } from './purchaseOrders.ts';
import { requireBill, storeBills } from './supplierBills.ts';
import { loadSupplier, requireAddress } from './suppliers.ts';

const withNote = (
  { bills }: PurchaseRecord,
  bill: SupplierBillJson,
  note: DebitNoteJson,
): SupplierBillJson[] => bills.map((one) => (one === bill ? { ...one, note } : one));

/** Makes the paper of a note from the parties and the products as they are now. */
async function makePaper(
  db: Db | Tx,
  brand_id: string,
  row: PurchaseRecord,
  bill: SupplierBillJson,
  { number, date, differences }: DebitNoteJson,
): Promise<InvoiceModel> {
  const codes = row.lines.map(({ sku_id }) => sku_id);
  const [supplier, sender, hsnOf, termsOf] = await Promise.all([
    loadSupplier(db, brand_id, row.supplier_id),
    loadSender(db, brand_id),
    loadHsnCodes(db, brand_id, codes),
    loadBillTerms(db, brand_id, [row]),
  ]);
  const { gstOf } = termsOf(row);
  const warehouse = sender.warehouses.get(row.warehouse_id);
  const { gstin } = supplierAt(sender, row.warehouse_id);
  return debitNoteModel({
    number,
    date,
    bill,
    supplier: {
      name: supplier.name,
      address: supplier.address,
      gstin: supplier.gst_number,
      phone: supplier.phone,
      email: supplier.email,
    },
    buyer: {
      name: sender.company,
      address: asText(warehouse?.details['address']),
      city: warehouse?.city ?? '',
      state: warehouse?.state ?? '',
      pincode: warehouse?.pincode ?? '',
      ...(gstin !== '' && { gstin }),
    },
    differences: differences.map((difference) => {
      const line = row.lines.find(({ line_no }) => line_no === difference.line_no)!;
      const { sku_id, sku_name: name, record_id } = line;
      return { ...difference, sku_id, name, hsn: hsnOf.get(sku_id) ?? '', gst: gstOf(record_id) };
    }),
  });
}

/** Claims what a bill is too high by. @throws ApiError 404, or 409 where nothing is to be claimed */
export async function issueDebitNote(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  number: string,
  now: Date,
): Promise<PurchaseOrder> {
  const { brand_id } = author;
  const row = await lockPurchase(tx, author, purchase_id);
  const bill = requireBill(row, number);
  if (isClaimed(bill)) throw conflict(`${bill.note!.number} claims it already.`);
  const terms = (await loadBillTerms(tx, brand_id, [row]))(row);
  const differences = differencesOf(row, terms)[row.bills.indexOf(bill)]!;
  if (differences.length === 0) throw conflict(`Bill ${number} is not too high: there is nothing to claim.`);
  const date = istDay(now);
  const year = financialYear(date);
  const n = await reserveNumbers(tx, brand_id, `debit-note:${year}`);
  const own = formatInvoiceNumber(debitNoteRule.prefix, year, n);
  if (own === undefined) throw conflict('The series of debit notes is full.');
  const note: DebitNoteJson = { number: own, date, differences, cancelled_at: null };
  const paper = await makePaper(tx, brand_id, row, bill, note);
  return storeBills(tx, author, row, withNote(row, bill, { ...note, paper }), now);
}

/** Takes a claim back. @throws ApiError 404, 409 */
export async function cancelDebitNote(
  tx: Tx,
  author: ChangeContext,
  purchase_id: string,
  number: string,
  now: Date,
): Promise<PurchaseOrder> {
  const row = await lockPurchase(tx, author, purchase_id);
  const bill = requireBill(row, number);
  if (!isClaimed(bill)) throw conflict(`Bill ${number} has no debit note.`);
  const note = bill.note!;
  if (isSendingEmail(note.email, now))
    throw conflict(`${note.number} is being emailed. Try again in a minute.`);
  const cancelled = { ...note, cancelled_at: now.toISOString() };
  return storeBills(tx, author, row, withNote(row, bill, cancelled), now);
}

interface DebitNoteFile {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** Says which texts are cut or have characters that no font has. */
  notice: string | undefined;
}

/** Renders the debit note of a bill as PDF, as it was issued. @throws ApiError 404, or 409 without one */
export async function renderDebitNote(
  db: Db,
  brand_id: string,
  purchase_id: string,
  number: string,
): Promise<DebitNoteFile> {
  const row = await requirePurchase(db, brand_id, purchase_id);
  const bill = requireBill(row, number);
  const { note } = bill;
  if (!note) throw conflict(`Bill ${number} has no debit note.`);
  const paper = note.paper ?? (await makePaper(db, brand_id, row, bill, note));
  const model: InvoiceModel = {
    ...paper,
    ...(paper.claims && { claims: { ...paper.claims, is_cancelled: note.cancelled_at !== null } }),
  };
  return {
    bytes: await documents.debitNote(model),
    name: `debit-note-${note.number.replaceAll('/', '-')}.pdf`,
    notice: await printNotice([{ name: note.number, model, pages: () => layoutInvoice(model) }]),
  };
}

/**
 * Emails the debit note of a bill to its supplier.
 * @throws ApiError 404, 409 if it was emailed already or can't be; 503 if the mail server doesn't take it
 */
export async function emailDebitNote(
  db: Db,
  services: Services,
  session: Session,
  purchase_id: string,
  { number, is_again }: { number: string; is_again: boolean },
): Promise<PurchaseOrder> {
  const { brand_id, email: sender } = session;
  const { clock } = services;
  const author = changeContext(session);
  let noteNumber = '';
  const store = (tx: Tx, row: PurchaseRecord, bill: SupplierBillJson, email: PurchaseEmailJson) =>
    storeBills(tx, author, row, withNote(row, bill, { ...bill.note!, email }), clock.now());
  const begin = () =>
    db.transaction().execute(async (tx) => {
      const row = await lockPurchase(tx, author, purchase_id);
      const bill = requireBill(row, number);
      if (!isClaimed(bill)) throw conflict(`Bill ${number} has no debit note.`);
      const to = await requireAddress(tx, brand_id, row.supplier_id);
      const note = bill.note!;
      assertEmailable(note.number, note.email, { is_again, now: clock.now() });
      noteNumber = note.number;
      await store(tx, row, bill, { state: 'sending', to, at: clock.now().toISOString() });
      return to;
    });
  const letter = async () => {
    const { bytes, name } = await renderDebitNote(db, brand_id, purchase_id, number);
    const [order, { company }] = await Promise.all([
      loadPurchase(db, brand_id, purchase_id),
      loadSender(db, brand_id),
    ]);
    const bill = order.bills.find((one) => one.number === number)!;
    return {
      ...debitNoteEmail(bill, { company, sender, order: order.number }),
      ...(sender !== '' && { replyTo: sender }),
      attachments: [{ filename: name, content: Buffer.from(bytes), contentType: 'application/pdf' }],
    };
  };
  const end = (email: PurchaseEmailJson) =>
    db.transaction().execute(async (tx) => {
      const row = await lockPurchase(tx, author, purchase_id);
      // After a long time another note may have taken its place.
      const bill = row.bills.find((one) => one.note?.number === noteNumber);
      if (bill) await store(tx, row, bill, email);
    });
  await emailOnce(services, { begin, letter, end, fields: { brand_id, purchase_id } });
  return loadPurchase(db, brand_id, purchase_id);
}
