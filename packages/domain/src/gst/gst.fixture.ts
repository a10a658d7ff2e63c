import { addDays } from '../days/index.ts';
import { creditNote, gstinCheckCharacter, taxInvoice } from '../tax/index.ts';
import type { TaxedLine } from '../tax/index.ts';
import { withHsn } from './document.ts';
import type { TaxDocument, TaxDocumentLine } from './document.ts';

const withCheck = (first14: string) => `${first14}${gstinCheckCharacter(first14)}`;
/** Two registrations of one seller: Rajasthan and Maharashtra. */
export const ownGstins = [withCheck('08AAJQP5441A1Z'), withCheck('27AAJQP5441A1Z')] as const;
const buyers = [withCheck('27AABCU9603R1Z'), withCheck('07AABCU9603R1Z'), withCheck('08AADCB2230M1Z')];

const goods: readonly (readonly [hsn: string, rate: number, description: string])[] = [
  ['610910', 5, 'Cotton T-shirt'],
  ['620442', 18, 'Kalamkari kurta set'],
  ['691200', 5, 'Blue pottery mug'],
  ['711719', 3, 'Silver jhumkas'],
  ['490199', 0, 'Printed book'],
  ['340600', 18, 'Soy candle'],
];
const places = ['08', '27', '07', '33', '09', '29'];

/** A small generator of numbers in [0, 1), the same for a seed everywhere. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const toLine = (
  { hsn, quantity, description }: { hsn: string; quantity: number; description: string },
  { rate, taxable, cgst, sgst, igst, cess }: TaxedLine,
): TaxDocumentLine => ({ hsn, quantity, description, rate, taxable, cgst, sgst, igst, cess });

/** Documents as they are issued: charges beside the goods have no HSN. */
function issueDocuments(count: number, seed: number): TaxDocument[] {
  const random = generator(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const documents: TaxDocument[] = [];
  let notes = 0;
  for (let n = 1; n <= count; n += 1) {
    const gstin = random() < 0.7 ? ownGstins[0] : ownGstins[1];
    const buyer_gstin = random() < 0.08 ? pick(buyers) : '';
    const place = pick(places);
    const is_sez = buyer_gstin !== '' && random() < 0.05;
    const is_inter_state = is_sez || place !== gstin.slice(0, 2);
    const rows = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const [hsn, rate, description] = pick(goods);
      const quantity = 1 + Math.floor(random() * (random() < 0.02 ? 200 : 3));
      return {
        hsn: hsn,
        rate: rate,
        description: description,
        quantity,
        gross: quantity * (9900 + Math.floor(random() * 400_000)),
      };
    });
    if (random() < 0.4)
      rows.push({
        hsn: '',
        rate: rows[0]!.rate,
        description: 'Shipping and collection',
        quantity: 1,
        gross: 4900,
      });
    const whole = rows.reduce((sum, { gross }) => sum + gross, 0);
    const discount = random() < 0.3 ? Math.floor(whole * random() * 0.4) : 0;
    const taxed = taxInvoice(rows, is_inter_state ? 'inter-state' : 'intra-state', discount);
    const date = addDays('2026-09-20', Math.floor(random() * 70));
    const number = `ML/26-27/${n}`;
    const head = {
      order_id: `ord_${n}`,
      gstin,
      buyer_gstin,
      buyer_name: 'Meera Traders & Sons',
      place,
      is_inter_state,
      is_sez,
    };
    documents.push({
      ...head,
      number,
      date,
      value: taxed.total,
      lines: rows.map((row, at) => toLine(row, taxed.lines[at]!)),
    });
    if (random() < 0.15) {
      const back = rows
        .map((row, at) => ({ at, returned: Math.floor(random() * (row.quantity + 1)) }))
        .filter(({ returned }) => returned > 0);
      const made = creditNote(
        back.map(({ at, returned }) => ({ line: taxed.lines[at]!, quantity: rows[at]!.quantity, returned })),
      );
      if (back.length > 0 && made.ok) {
        notes += 1;
        documents.push({
          ...head,
          number: `CN/26-27/${notes}`,
          date: addDays(date, Math.floor(random() * 20)),
          value: made.total,
          lines: made.lines.map((line, at) =>
            toLine({ ...rows[back[at]!.at]!, quantity: back[at]!.returned }, line),
          ),
          credits: { number, date, value: taxed.total },
        });
      }
    }
  }
  return documents;
}

/** Invoices to buyers abroad, with and without payment of tax, and transfers from each registration to the other. */
function issueWithoutOrders(count: number, seed: number): TaxDocument[] {
  const random = generator(seed);
  const chance = generator(seed + 1);
  return Array.from({ length: count }, (_, at) => at).flatMap((at): TaxDocument[] => {
    const from = random() < 0.5 ? 0 : 1;
    const isExport = random() < 0.6;
    const is_taxed = random() < 0.5;
    const [hsn, rate, description] = goods[Math.floor(random() * goods.length)]!;
    const quantity = 1 + Math.floor(random() * 40);
    const taxable = quantity * (5000 + Math.floor(random() * 90_000));
    const charged = isExport && !is_taxed ? 0 : rate;
    const igst = Math.round((taxable * charged) / 100);
    const line = { hsn, quantity, description, rate: charged, taxable, igst, cgst: 0, sgst: 0, cess: 0 };
    const invoice: TaxDocument = {
      number: `DX/26-27/${at + 1}`,
      date: addDays('2026-09-20', Math.floor(random() * 70)),
      order_id: '',
      gstin: ownGstins[from],
      buyer_gstin: isExport ? '' : ownGstins[1 - from]!,
      buyer_name: isExport ? 'Al Noor Trading' : 'Own warehouse',
      place: isExport ? '96' : ownGstins[1 - from]!.slice(0, 2),
      is_inter_state: true,
      is_sez: false,
      value: taxable + igst,
      lines: [line],
      ...(isExport && {
        exported: {
          is_taxed,
          bill_number: 'A-248',
          bill_date: '2026-11-20',
          port: 'INABG1',
          country: 'AE',
          currency: 'AED',
        },
      }),
    };
    if (chance() >= 0.25) return [invoice];
    // A part of the units is credited, as units of an order are.
    const returned = 1 + Math.floor(chance() * quantity);
    const made = creditNote([
      {
        line: { ...line, cess_rate: 0, discount: 0, round_off: 0, gross: taxable + igst },
        quantity,
        returned,
      },
    ]);
    if (!made.ok) return [invoice];
    const credit: TaxDocument = {
      ...invoice,
      number: `CX/26-27/${at + 1}`,
      date: addDays(invoice.date, Math.floor(chance() * 20)),
      value: made.total,
      lines: made.lines.map((one) => toLine({ ...line, quantity: returned }, one)),
      credits: { number: invoice.number, date: invoice.date, value: invoice.value },
    };
    return [invoice, credit];
  });
}

/**
 * Invoices of some months with discounts, charges and mixed rates, and credit notes for parts of some of them. `issued` has charges
 * without an HSN, as they are printed.
 */
export function generateDocuments(
  count: number,
  seed: number,
  withoutOrders = 0,
): { issued: TaxDocument[]; documents: TaxDocument[] } {
  const issued = [...issueDocuments(count, seed), ...issueWithoutOrders(withoutOrders, seed)];
  const byNumber = new Map(issued.map((one) => [one.number, one]));
  const documents = issued.map((one) => ({
    ...one,
    lines: withHsn(one.lines, byNumber.get(one.credits?.number ?? one.number)?.lines),
  }));
  return { issued, documents };
}
