import { paiseToRupees, sumPaise } from '../../money/index.ts';
import type { Paise } from '../../money/index.ts';
import { sumLines, taxOf } from '../document.ts';
import type { ExportDetails, TaxDocumentLine } from '../document.ts';
import { eInvoiceShape } from '../rules.ts';

/** Seller or buyer, as the portal wants them. */
export interface EInvoiceParty {
  gstin: string;
  /** The company's, else the person's. */
  name: string;
  address: string;
  city: string;
  pincode: string;
  /** GST code of the state of the address. */
  state_code: string;
}

/** An invoice to a registered buyer, or a credit note, whose amounts are positive. Amounts in paise. */
export interface EInvoiceDocument {
  number: string;
  /** YYYY-MM-DD */
  date: string;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  /** GST code of the place of supply. */
  place: string;
  is_sez: boolean;
  /** With the HSN of the goods for charges beside them. */
  lines: readonly TaxDocumentLine[];
  /** With the rounding of its lines. */
  value: Paise;
  /** The invoice that a credit note lowers. */
  credits?: { number: string; /** YYYY-MM-DD */ date: string } | undefined;
  /** Set for goods that leave India; the buyer is written as `abroad` has it. */
  exported?: ExportDetails | undefined;
}

/** DD/MM/YYYY */
const portalDate = (day: string): string => day.split('-').toReversed().join('/');

/** Longest texts of the schema. */
export const eInvoiceLengths = { name: 100, address: 100, city: 50, description: 300 } as const;

/** An address in the two parts of the schema, broken between words. */
function addressParts(address: string): { Addr1: string; Addr2?: string } {
  const text = address.replaceAll(/\s+/g, ' ').trim();
  const max = eInvoiceLengths.address;
  if (text.length <= max) return { Addr1: text };
  const space = text.lastIndexOf(' ', max);
  const at = space > 0 ? space : max;
  const rest = text.slice(at).trim().slice(0, max);
  return { Addr1: text.slice(0, at), ...(rest.length >= 3 && { Addr2: rest }) };
}

const party = ({ gstin, name, address, city, pincode, state_code }: EInvoiceParty) => ({
  Gstin: gstin,
  LglNm: name.slice(0, eInvoiceLengths.name),
  ...addressParts(address),
  Loc: city.slice(0, eInvoiceLengths.city),
  Pin: Number(pincode),
  Stcd: state_code,
});

/** Kinds of supply: with payment of tax, except exports under a bond or an LUT. */
function supplyType({ is_sez, exported }: Pick<EInvoiceDocument, 'is_sez' | 'exported'>): string {
  if (exported) return exported.is_taxed ? 'EXPWP' : 'EXPWOP';
  return is_sez ? 'SEZWP' : 'B2B';
}

/** The details for customs. The shipping bill is left out until it is filed. */
const exportPart = ({ is_taxed, bill_number, bill_date, port, country, currency }: ExportDetails) => ({
  ...(bill_number !== '' && { ShipBNo: bill_number }),
  ...(bill_date !== '' && { ShipBDt: portalDate(bill_date) }),
  ...(port !== '' && { Port: port }),
  RefClm: is_taxed ? 'Y' : 'N',
  ForCur: currency,
  CntCode: country,
});

/** Services have codes of chapter 99. */
const isService = (hsn: string) => hsn.startsWith('99');

function item(line: TaxDocumentLine, at: number) {
  // Charges beside the goods count no units in the returns, but the portal wants one.
  const quantity = Math.max(1, line.quantity);
  return {
    SlNo: String(at + 1),
    PrdDesc: line.description.slice(0, eInvoiceLengths.description),
    IsServc: isService(line.hsn) ? 'Y' : 'N',
    HsnCd: line.hsn,
    Qty: quantity,
    Unit: 'NOS',
    // Three decimals, so that price times units comes back to the value.
    UnitPrice: Math.round((line.taxable * 10) / quantity) / 1000,
    TotAmt: paiseToRupees(line.taxable),
    Discount: 0,
    AssAmt: paiseToRupees(line.taxable),
    GstRt: line.rate,
    IgstAmt: paiseToRupees(line.igst),
    CgstAmt: paiseToRupees(line.cgst),
    SgstAmt: paiseToRupees(line.sgst),
    CesRt: 0,
    CesAmt: paiseToRupees(line.cess),
    CesNonAdvlAmt: 0,
    TotItemVal: paiseToRupees(line.taxable + taxOf(line)),
  };
}

/**
 * Returns an invoice or a credit note in the portal's schema INV-01, version 1.1. Discounts are in the values of the lines.
 *
 * Shapes: the schema as india-compliance sends it, `test_e_invoice.json` (commit 02086186), read on 28 November 2026.
 */
export function eInvoiceJson({
  number,
  date,
  seller,
  buyer,
  place,
  is_sez,
  lines,
  value,
  credits,
  exported,
}: EInvoiceDocument) {
  const sum = sumLines(lines);
  return {
    Version: eInvoiceShape.version,
    TranDtls: { TaxSch: 'GST', SupTyp: supplyType({ is_sez, exported }), RegRev: 'N' },
    DocDtls: { Typ: credits ? 'CRN' : 'INV', No: number, Dt: portalDate(date) },
    SellerDtls: party(seller),
    BuyerDtls: { ...party(buyer), Pos: place },
    ItemList: lines.map(item),
    ValDtls: {
      AssVal: paiseToRupees(sum.taxable),
      CgstVal: paiseToRupees(sum.cgst),
      SgstVal: paiseToRupees(sum.sgst),
      IgstVal: paiseToRupees(sum.igst),
      CesVal: paiseToRupees(sum.cess),
      Discount: 0,
      OthChrg: 0,
      RndOffAmt: paiseToRupees(value - sumPaise([sum.taxable, taxOf(sum)])),
      TotInvVal: paiseToRupees(value),
    },
    ...(exported && { ExpDtls: exportPart(exported) }),
    ...(credits && {
      RefDtls: { PrecDocDtls: [{ InvNo: credits.number, InvDt: portalDate(credits.date) }] },
    }),
  };
}
export type EInvoiceFile = ReturnType<typeof eInvoiceJson>;

/** The schema's pattern: it refuses a number that begins with 0, a slash or a hyphen. */
const legalNumber = /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/;

/** Why the schema refuses the details of an export. */
function exportProblem({
  bill_number,
  bill_date,
  port,
  country,
  currency,
}: ExportDetails): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return 'The country of the buyer needs its two letters, such as AE.';
  if (!/^[A-Z]{3}$/.test(currency)) return 'The currency needs its three letters, such as AED.';
  if (port !== '' && !/^[A-Z0-9]{2,10}$/.test(port))
    return 'The code of the port has 2 to 10 letters and digits, such as INABG1.';
  if (bill_number.length > 20) return 'The number of the shipping bill has at most 20 characters.';
  if ((bill_number === '') !== (bill_date === '')) return 'A shipping bill has a number and a day.';
  return undefined;
}

function partyProblem(whose: string, { name, address, city, pincode }: EInvoiceParty): string | undefined {
  if (name.trim().length < 3) return `The name of the ${whose} needs 3 characters.`;
  if (address.trim() === '') return `The ${whose} has no address.`;
  if (city.trim().length < 3) return `The city of the ${whose} needs 3 letters.`;
  if (!/^[1-9]\d{5}$/.test(pincode)) return `The PIN code of the ${whose} has 6 digits.`;
  return undefined;
}

/** Returns why the portal would refuse an invoice; undefined if it wouldn't by its schema. */
export function eInvoiceProblem({
  number,
  seller,
  buyer,
  place,
  lines,
  exported,
}: EInvoiceDocument): string | undefined {
  if (!legalNumber.test(number))
    return `The portal takes no number that begins with 0 or a sign, or has more than 16 characters: ${number}.`;
  if (place === '') return 'The place of supply is unknown: complete the state of delivery.';
  const parties = partyProblem('seller', seller) ?? partyProblem('buyer', buyer);
  if (parties) return parties;
  const customs = exported && exportProblem(exported);
  if (customs) return customs;
  const bare = lines.find(({ hsn }) => hsn.length < 4);
  if (bare) return `${bare.description} has no HSN code of 4 digits or more. Add it to the SKU.`;
  const short = lines.find(({ description }) => description.trim().length < 3);
  return short && 'Each item needs a name of 3 characters.';
}
