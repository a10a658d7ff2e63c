import { paiseToRupees, sumPaise } from '../../money/index.ts';
import type { EInvoiceDocument, EInvoiceParty } from '../einvoice/eInvoiceJson.ts';
import { sumLines, taxOf } from '../document.ts';
import type { TaxDocumentLine } from '../document.ts';
import { abroad, ewayBillCodes, ewayBillShape } from '../rules.ts';
import type { EwayBillTransport } from './transport.ts';

/** An invoice or a delivery challan whose goods travel. */
export interface EwayBillDocument extends EInvoiceDocument {
  /** Goods that stay with one GSTIN: a delivery challan, without tax. */
  is_challan?: boolean;
  /** Where the goods leave from, if it isn't the seller's address. */
  dispatch: EInvoiceParty;
  /** Where they go, if it isn't the buyer's address. */
  delivery: EInvoiceParty;
}

/** DD/MM/YYYY */
const portalDate = (day: string): string => day.split('-').toReversed().join('/');

const maxLength = { name: 100, address: 120, place: 50 } as const;

/** An address in the two parts of the file, broken between words. */
function addressParts(address: string): [string, string] {
  const text = address.replaceAll(/\s+/g, ' ').trim();
  const max = maxLength.address;
  if (text.length <= max) return [text, ''];
  const space = text.lastIndexOf(' ', max);
  const at = space > 0 ? space : max;
  return [text.slice(0, at), text.slice(at).trim().slice(0, max)];
}

const isSamePlace = (a: EInvoiceParty, b: EInvoiceParty): boolean =>
  a.pincode === b.pincode && a.address.trim() === b.address.trim();

/** 1 regular, 2 to another place than the buyer's, 3 from another than the seller's, 4 both. */
function transactionType({ seller, dispatch, buyer, delivery }: EwayBillDocument): 1 | 2 | 3 | 4 {
  const isFromElsewhere = !isSamePlace(seller, dispatch);
  const isToElsewhere = !isSamePlace(buyer, delivery);
  if (isFromElsewhere) return isToElsewhere ? 4 : 3;
  return isToElsewhere ? 2 : 1;
}

/** Goods only: services move nothing. */
const isGoods = ({ hsn }: TaxDocumentLine): boolean => !hsn.startsWith('99');

const cessRate = ({ cess, taxable }: TaxDocumentLine): number =>
  cess === 0 ? 0 : Math.round((cess / taxable) * 10_000) / 100;

const itemOf = (line: TaxDocumentLine, at: number) => {
  const isInterState = line.igst !== 0;
  const isSplit = line.cgst !== 0 || line.sgst !== 0;
  return {
    itemNo: at + 1,
    productName: line.description.slice(0, maxLength.name),
    productDesc: line.description.slice(0, maxLength.name),
    hsnCode: Number(line.hsn),
    quantity: Math.max(1, line.quantity),
    qtyUnit: 'NOS',
    taxableAmount: paiseToRupees(line.taxable),
    sgstRate: isSplit ? line.rate / 2 : 0,
    cgstRate: isSplit ? line.rate / 2 : 0,
    igstRate: isInterState ? line.rate : 0,
    cessRate: cessRate(line),
    cessNonAdvol: 0,
  };
};

function subSupplyOf({ exported, is_challan = false }: EwayBillDocument): number {
  if (is_challan) return ewayBillCodes.ownUse;
  return exported ? ewayBillCodes.export : ewayBillCodes.supply;
}

/** Rows of one e-way bill in the file. */
export function ewayBill(document: EwayBillDocument, transport: EwayBillTransport) {
  const { seller, dispatch, buyer, delivery, lines, value, is_challan = false } = document;
  const goods = lines.filter(isGoods);
  const sum = sumLines(lines);
  const [fromAddr1, fromAddr2] = addressParts(dispatch.address);
  const [toAddr1, toAddr2] = addressParts(delivery.address);
  const main = goods.toSorted((a, b) => b.taxable - a.taxable)[0];
  return {
    userGstin: seller.gstin,
    supplyType: 'O',
    subSupplyType: subSupplyOf(document),
    subSupplyDesc: '',
    docType: is_challan ? ewayBillCodes.challan : ewayBillCodes.invoice,
    docNo: document.number,
    docDate: portalDate(document.date),
    transType: transactionType(document),
    fromGstin: seller.gstin,
    fromTrdName: seller.name.slice(0, maxLength.name),
    fromAddr1,
    fromAddr2,
    fromPlace: dispatch.city.slice(0, maxLength.place),
    fromPincode: Number(dispatch.pincode),
    fromStateCode: Number(seller.state_code),
    actualFromStateCode: Number(dispatch.state_code),
    toGstin: buyer.gstin || abroad.gstin,
    toTrdName: buyer.name.slice(0, maxLength.name),
    toAddr1,
    toAddr2,
    toPlace: delivery.city.slice(0, maxLength.place),
    toPincode: Number(delivery.pincode),
    toStateCode: Number(buyer.state_code),
    actualToStateCode: Number(delivery.state_code),
    totalValue: paiseToRupees(sum.taxable),
    cgstValue: paiseToRupees(sum.cgst),
    sgstValue: paiseToRupees(sum.sgst),
    igstValue: paiseToRupees(sum.igst),
    cessValue: paiseToRupees(sum.cess),
    TotNonAdvolVal: 0,
    OthValue: paiseToRupees(value - sumPaise([sum.taxable, taxOf(sum)])),
    totInvValue: paiseToRupees(value),
    transMode: Number(transport.mode),
    transDistance: transport.distance_km,
    transporterName: '',
    transporterId: transport.transporter_id,
    transDocNo: transport.document_number,
    transDocDate: transport.document_date === '' ? '' : portalDate(transport.document_date),
    vehicleNo: transport.vehicle,
    vehicleType: 'R',
    mainHsnCode: main ? Number(main.hsn) : 0,
    itemList: goods.map(itemOf),
  };
}

/** Returns the file for the portal's bulk upload. Sources: see `ewayBillShape` and `ewayBillCodes` of rules.ts. */
export const ewayBillJson = (
  documents: readonly { document: EwayBillDocument; transport: EwayBillTransport }[],
) => ({
  version: ewayBillShape.version,
  billLists: documents.map(({ document, transport }) => ewayBill(document, transport)),
});

function placeProblems(whose: string, { address, city, pincode, state_code }: EInvoiceParty): string[] {
  const problems: string[] = [];
  if (address.trim() === '') problems.push(`The ${whose} has no address.`);
  if (city.trim() === '') problems.push(`The ${whose} has no city.`);
  if (!/^[1-9]\d{5}$/.test(pincode)) problems.push(`The PIN code of the ${whose} has 6 digits.`);
  if (state_code === '') problems.push(`The state of the ${whose} is unknown.`);
  return problems;
}

/** Returns everything that the portal needs and the document doesn't have. */
export function ewayBillProblems(document: EwayBillDocument): string[] {
  const { seller, buyer, dispatch, delivery, lines } = document;
  const goods = lines.filter(isGoods);
  const problems: string[] = [];
  if (seller.gstin === '') problems.push('The seller has no GSTIN.');
  if (buyer.state_code === '') problems.push('The state of the buyer is unknown.');
  problems.push(
    ...placeProblems('place of dispatch', dispatch),
    ...placeProblems('place of delivery', delivery),
  );
  if (goods.length === 0) problems.push('It has no goods: services need no e-way bill.');
  if (goods.length > ewayBillShape.mostItems)
    problems.push(
      `It has ${goods.length} rows of goods. An e-way bill has at most ${ewayBillShape.mostItems}.`,
    );
  for (const { description, hsn } of goods)
    if (!/^\d{4,8}$/.test(hsn))
      problems.push(`${description} has no HSN code of 4 to 8 digits. Add it to the SKU.`);
  return [...new Set(problems)];
}
