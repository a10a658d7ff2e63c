import type { DirectEwayBill, DirectExport, DirectTransfer, ShippingBill } from '@khep/api';
import { formatDate, istDay, nextMonth } from '@khep/domain/days';
import {
  abroad,
  gstr1DueDay,
  priceBeforeGst,
  taxGoods,
  transferUnitValue,
  valueOfLines,
} from '@khep/domain/gst';
import type {
  DirectKind,
  EInvoiceParty,
  EwayBillDocument,
  ExportDetails,
  ValuedGoods,
} from '@khep/domain/gst';
import { findState } from '@khep/domain/india';
import { rupeesToPaise } from '@khep/domain/money';
import { gstinState } from '@khep/domain/tax';
import type { SupplyType } from '@khep/domain/tax';
import { conflict, notFound, validationError } from '../../../base/errors.ts';
import { addressState } from '../../../brand/lookups/pincodeLookup.ts';
import { reserveInvoiceNumbers } from '../../../orders/invoicing/invoiceNumbers.ts';
import { loadSender, originAddress, supplierAt } from '../../../orders/invoicing/sender.ts';
import type { Sender } from '../../../orders/invoicing/sender.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import { lockDirectInvoice } from './readDirect.ts';
import type { DirectRecord } from './readDirect.ts';
import { listNotesOf } from './readNotes.ts';

type Who = Pick<Session, 'brand_id' | 'user_id'>;

/** The company at a warehouse, under the GSTIN of its goods; empty for a company without one. */
function companyAt(sender: Sender, warehouse_id: string): EInvoiceParty {
  const { gstin } = supplierAt(sender, warehouse_id);
  const { address, city, pincode } = originAddress(sender, warehouse_id);
  return {
    gstin,
    name: sender.company,
    address,
    city,
    pincode,
    state_code: gstinState(gstin)?.gst_code ?? '',
  };
}

/** The same for a tax invoice, which needs the GSTIN. @throws ApiError 422 */
function partyAt(sender: Sender, warehouse_id: string, field: string): EInvoiceParty {
  if (!sender.warehouses.has(warehouse_id)) throw validationError({ [field]: 'Choose a warehouse' });
  const party = companyAt(sender, warehouse_id);
  if (party.gstin === '')
    throw validationError({
      [field]: 'This warehouse has no GSTIN. Add one in Company or to the warehouse.',
    });
  return party;
}

/** The same place, with the state that it is in: a seller may be registered elsewhere. */
function placeAt(sender: Sender, warehouse_id: string, party: EInvoiceParty): EInvoiceParty {
  const state = findState(addressState(originAddress(sender, warehouse_id)))?.gst_code;
  return { ...party, state_code: state ?? party.state_code };
}

interface Wanted {
  sku_id: string;
  quantity: number;
  /** Null where it follows from the price. */
  unit_value: number | null;
}

/** The goods of the lines. @throws ApiError 422 for a SKU that isn't the brand's, or has no HSN code */
async function valueGoods(
  tx: Tx,
  brand_id: string,
  lines: readonly Wanted[],
  day: string,
  valueOf = transferUnitValue,
): Promise<ValuedGoods[]> {
  const skus = await tx
    .selectFrom('skus')
    .select(['sku_id', 'sku_name', 'hsn_code', 'gst', 'cess', 'unit_price_paise'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .where(
      'sku_id',
      'in',
      lines.map(({ sku_id }) => sku_id),
    )
    .execute();
  const byId = new Map(skus.map((one) => [one.sku_id, one]));
  return lines.map(({ sku_id, quantity, unit_value }, at) => {
    const sku = byId.get(sku_id);
    const field = `lines.${at}.sku_id`;
    if (!sku) throw validationError({ [field]: `SKU ${sku_id} doesn't exist. Choose another one.` });
    if (sku.hsn_code.length < 4)
      throw validationError({ [field]: `${sku_id} has no HSN code of 4 digits or more. Add it to the SKU.` });
    const { hsn_code, gst: rate, cess: cess_rate, unit_price_paise } = sku;
    return {
      description: sku.sku_name,
      hsn_code,
      quantity,
      unit_value:
        unit_value === null ? valueOf(unit_price_paise, { hsn_code, rate }, day) : rupeesToPaise(unit_value),
      rate,
      cess_rate,
    };
  });
}

interface Draft {
  kind: DirectKind;
  seller: EInvoiceParty;
  dispatch: EInvoiceParty;
  buyer: EInvoiceParty;
  delivery: EInvoiceParty;
  /** GST code of the place of supply. */
  place: string;
  supply: SupplyType;
  goods: readonly ValuedGoods[];
  exported?: ExportDetails;
}

/** Saves an invoice of today with the next number of the brand's series, and returns it. */
async function issue(tx: Tx, { brand_id, user_id }: Who, draft: Draft, now: Date): Promise<string> {
  const { kind, seller, dispatch, buyer, delivery, place, supply, goods, exported } = draft;
  const day = istDay(now);
  const lines = taxGoods(goods, { kind: supply, day, isTaxed: exported?.is_taxed ?? true });
  const [number] = await reserveInvoiceNumbers(tx, brand_id, day, 1);
  await tx
    .insertInto('direct_invoices')
    .values({
      brand_id,
      invoice_number: number!,
      invoice_date: day,
      kind,
      gstin: seller.gstin,
      place,
      is_inter_state: supply === 'inter-state',
      value_paise: valueOfLines(lines),
      seller: json(seller),
      dispatch: json(dispatch),
      buyer: json(buyer),
      delivery: json(delivery),
      lines: json(lines),
      exported: exported ? json(exported) : null,
      created_at: now,
      created_by: user_id,
    })
    .execute();
  return number!;
}

/**
 * Issues the tax invoice of goods that go to a warehouse of another GSTIN: two registrations of a company are distinct persons
 * (CGST Act, section 25(4)), and what one sends the other is a supply (Schedule I).
 * @throws ApiError 422
 */
export async function issueTransfer(tx: Tx, who: Who, body: DirectTransfer, now: Date): Promise<string> {
  const { from_warehouse_id, to_warehouse_id } = body;
  const sender = await loadSender(tx, who.brand_id);
  const seller = partyAt(sender, from_warehouse_id, 'from_warehouse_id');
  const buyer = partyAt(sender, to_warehouse_id, 'to_warehouse_id');
  if (seller.gstin === buyer.gstin)
    throw validationError({
      to_warehouse_id: `Both warehouses are of GSTIN ${seller.gstin}, so it is no supply. Send the goods with a delivery challan.`,
    });
  const goods = await valueGoods(tx, who.brand_id, declaredLines(body), istDay(now));
  // Where the goods come to rest decides, not the GSTIN of the warehouse: `placeOfGoods` of the rules has the source.
  const delivery = placeAt(sender, to_warehouse_id, buyer);
  return issue(
    tx,
    who,
    {
      kind: 'transfer',
      seller,
      dispatch: placeAt(sender, from_warehouse_id, seller),
      buyer,
      delivery,
      place: delivery.state_code,
      supply: seller.state_code === delivery.state_code ? 'intra-state' : 'inter-state',
      goods,
    },
    now,
  );
}

/** The lines with the values that count: those of another basis may have been left in a form. */
const declaredLines = ({ basis, lines }: Pick<DirectTransfer, 'basis' | 'lines'>): Wanted[] =>
  lines.map((line) => ({ ...line, unit_value: basis === 'declared' ? line.unit_value : null }));

/**
 * Builds the delivery challan of goods that stay with one GSTIN, valued as declared or at what buyers pay before GST; undefined
 * where the warehouses have two GSTINs, as the goods need an invoice then.
 * @throws ApiError 422
 */
export async function draftChallan(
  tx: Tx,
  { brand_id }: Pick<Who, 'brand_id'>,
  body: DirectTransfer,
  day: string,
): Promise<Omit<EwayBillDocument, 'number'> | undefined> {
  const sender = await loadSender(tx, brand_id);
  const { from_warehouse_id, to_warehouse_id } = body;
  const seller = companyAt(sender, from_warehouse_id);
  const buyer = companyAt(sender, to_warehouse_id);
  if (seller.gstin !== buyer.gstin) return undefined;
  const goods = await valueGoods(tx, brand_id, declaredLines(body), day, priceBeforeGst);
  // No tax is charged, at rate 0.
  const taxed = taxGoods(goods, { kind: 'intra-state', day, isTaxed: false });
  const delivery = placeAt(sender, to_warehouse_id, buyer);
  return {
    date: day,
    seller,
    dispatch: placeAt(sender, from_warehouse_id, seller),
    buyer,
    delivery,
    place: delivery.state_code,
    is_sez: false,
    lines: taxed,
    value: valueOfLines(taxed),
    is_challan: true,
  };
}

/** Issues the invoice of goods for a buyer abroad, who is always in another place of supply. @throws ApiError 422 */
export async function issueExport(tx: Tx, who: Who, body: DirectExport, now: Date): Promise<string> {
  const { warehouse_id, buyer_name, address, city, country, currency, is_taxed, port } = body;
  const { port_city, port_pincode } = body;
  const sender = await loadSender(tx, who.brand_id);
  const seller = partyAt(sender, warehouse_id, 'warehouse_id');
  const buyer: EInvoiceParty = {
    gstin: abroad.gstin,
    name: buyer_name,
    address,
    city,
    pincode: abroad.pincode,
    state_code: abroad.place,
  };
  const portState = findState(addressState({ pincode: port_pincode, state: '' }))?.gst_code ?? '';
  const goods = await valueGoods(tx, who.brand_id, body.lines, istDay(now));
  return issue(
    tx,
    who,
    {
      kind: 'export',
      seller,
      dispatch: placeAt(sender, warehouse_id, seller),
      buyer,
      // In India the goods go to the port.
      delivery: {
        ...buyer,
        address: [port, port_city].filter(Boolean).join(', '),
        city: port_city,
        pincode: port_pincode,
        state_code: portState,
      },
      place: buyer.state_code,
      supply: 'inter-state',
      goods,
      exported: { is_taxed, bill_number: '', bill_date: '', port, country, currency },
    },
    now,
  );
}

/** @throws ApiError 404 */
async function requireDirect(tx: Tx, brand_id: string, number: string): Promise<DirectRecord> {
  const found = await lockDirectInvoice(tx, brand_id, number);
  if (!found) throw notFound('invoice');
  return found;
}

/** Saves the shipping bill of an export. @throws ApiError 404, 409 for a cancelled one, or 422 for an impossible day */
export async function saveShippingBill(
  tx: Tx,
  { brand_id }: Who,
  { number, bill_number, bill_date, port }: ShippingBill,
  now: Date,
): Promise<void> {
  const { exported, cancelled_at, invoice_date } = await requireDirect(tx, brand_id, number);
  if (!exported) throw conflict(`${number} is no export: it has no shipping bill.`);
  if (cancelled_at) throw conflict(`${number} is cancelled.`);
  if (bill_date !== '' && bill_date < invoice_date)
    throw validationError({
      bill_date: `The invoice is of ${formatDate(invoice_date)}. Enter that day or a later one.`,
    });
  if (bill_date > istDay(now)) throw validationError({ bill_date: 'Enter today or an earlier day' });
  await tx
    .updateTable('direct_invoices')
    .set({ exported: json({ ...exported, bill_number, bill_date, port }) })
    .where('brand_id', '=', brand_id)
    .where('invoice_number', '=', number)
    .execute();
}

/** Saves the number of the e-way bill of an invoice. @throws ApiError 404, or 409 for a cancelled one */
export async function saveDirectEwayBill(
  tx: Tx,
  { brand_id }: Pick<Who, 'brand_id'>,
  { number, eway_bill }: DirectEwayBill,
): Promise<void> {
  const { cancelled_at } = await requireDirect(tx, brand_id, number);
  if (cancelled_at) throw conflict(`${number} is cancelled.`);
  await tx
    .updateTable('direct_invoices')
    .set({ eway_bill })
    .where('brand_id', '=', brand_id)
    .where('invoice_number', '=', number)
    .execute();
}

/** The last day on which an invoice is left out of its GSTR-1: the day that the return is due. */
export const lastCancelDay = (invoiceDay: string): string =>
  `${nextMonth(invoiceDay.slice(0, 7))}-${gstr1DueDay.day}`;

/** Cancels an invoice, whose number stays used. @throws ApiError 404, or 409 with what to do instead */
export async function cancelDirectInvoice(
  tx: Tx,
  { brand_id, user_id }: Who,
  number: string,
  now: Date,
): Promise<void> {
  const { invoice_date, cancelled_at } = await requireDirect(tx, brand_id, number);
  if (cancelled_at) return;
  const registered = await tx
    .selectFrom('einvoices')
    .select('irn')
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', '')
    .where('invoice_number', '=', number)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  if (registered) throw conflict(`Cancel the e-invoice of ${number} first.`);
  const [note] = await listNotesOf(tx, brand_id, [number]);
  if (note) throw conflict(`${number} has credit note ${note.note_number}. Credit its other units instead.`);
  if (istDay(now) > lastCancelDay(invoice_date))
    throw conflict(`GSTR-1 with ${number} was due. Issue a credit note instead.`);
  await tx
    .updateTable('direct_invoices')
    .set({ cancelled_at: now, cancelled_by: user_id })
    .where('brand_id', '=', brand_id)
    .where('invoice_number', '=', number)
    .execute();
}
