import type { TaxDocument } from '@khep/domain/gst';
import Papa from 'papaparse';
import { Parser } from 'saxen';
import { describe, expect, test } from 'vitest';
import { csvBytes } from '../../platform/files/csv.ts';
import { tallyEnvelope, tallyVoucher } from './tallyXml.ts';
import { zohoHeading, zohoNoteHeading, zohoNoteRows, zohoRows } from './zohoCsv.ts';

const line = {
  description: 'Kurta set, "Kalamkari"',
  hsn: '620442',
  quantity: 2,
  rate: 18,
  taxable: 4744_07,
  igst: 853_93,
  cgst: 0,
  sgst: 0,
  cess: 0,
};
const mug = {
  ...line,
  description: 'Mug',
  hsn: '691200',
  quantity: 1,
  rate: 5,
  taxable: 475_24,
  igst: 23_76,
};
const invoice: TaxDocument = {
  number: 'ML/26-27/7',
  date: '2026-11-03',
  order_id: 'ord_1',
  gstin: '08AAJQP5441A1Z7',
  buyer_gstin: '27AABCU9603R1ZN',
  buyer_name: 'Meera <Traders> & Sons',
  place: '27',
  is_inter_state: true,
  is_sez: false,
  // Three paise more than its lines: rounding.
  value: 6097_03,
  lines: [line, mug],
};
const note: TaxDocument = {
  ...invoice,
  number: 'CN/26-27/1',
  date: '2026-11-20',
  buyer_gstin: '',
  value: 499_00,
  lines: [mug],
  credits: { number: 'ML/26-27/7', date: '2026-11-03', value: 6097_03 },
};

interface Voucher {
  remote: string;
  kind: string;
  fields: Record<string, string>;
  entries: Record<string, string>[];
}

/** Reads vouchers with a parser that knows nothing of Tally. */
function readVouchers(xml: string): Voucher[] {
  const vouchers: Voucher[] = [];
  const parser = new Parser();
  let name = '';
  let entry: Record<string, string> | undefined;
  parser.on('openTag', (tag, getAttributes, decode) => {
    name = tag;
    if (tag === 'VOUCHER') {
      const { REMOTEID = '', VCHTYPE = '' } = getAttributes();
      vouchers.push({ remote: decode(REMOTEID), kind: VCHTYPE, fields: {}, entries: [] });
    }
    if (tag === 'ALLLEDGERENTRIES.LIST') {
      entry = {};
      vouchers.at(-1)?.entries.push(entry);
    }
  });
  parser.on('closeTag', (tag) => {
    name = '';
    if (tag === 'ALLLEDGERENTRIES.LIST') entry = undefined;
  });
  parser.on('text', (value, decode) => {
    const voucher = vouchers.at(-1);
    if (voucher && name !== '') (entry ?? voucher.fields)[name] = decode(value);
  });
  parser.write(xml);
  parser.end();
  return vouchers;
}

const file = (documents: TaxDocument[]) =>
  `${tallyEnvelope.head}${documents.map(tallyVoucher).join('')}${tallyEnvelope.foot}`;

describe('vouchers for Tally', () => {
  const vouchers = readVouchers(file([invoice, note]));

  test('sum to exactly zero, with the signs of a debit and a credit', () => {
    expect(vouchers).toHaveLength(2);
    for (const { entries } of vouchers) {
      const paise = entries.map(({ AMOUNT = '' }) => Math.round(Number(AMOUNT) * 100));
      expect(paise.reduce((sum, amount) => sum + amount, 0)).toBe(0);
      for (const { AMOUNT = '', ISDEEMEDPOSITIVE } of entries)
        expect(ISDEEMEDPOSITIVE).toBe(Number(AMOUNT) < 0 ? 'Yes' : 'No');
    }
  });

  test('debit the buyer and credit sales and taxes; a credit note the other way', () => {
    const [sale, credit] = vouchers;
    expect(sale).toMatchObject({ kind: 'Sales', fields: { DATE: '20261103', VOUCHERNUMBER: 'ML/26-27/7' } });
    expect(sale?.entries.map(({ LEDGERNAME, AMOUNT }) => [LEDGERNAME, AMOUNT])).toEqual([
      ['Meera <Traders> & Sons', '-6097.03'],
      ['Sales 5%', '475.24'],
      ['Sales 18%', '4744.07'],
      ['IGST', '877.69'],
      ['Round off', '0.03'],
    ]);
    expect(credit?.entries[0]).toMatchObject({ LEDGERNAME: 'Online buyers', AMOUNT: '499.00' });
    expect(credit?.fields['REFERENCE']).toBe('ML/26-27/7');
  });

  test('have an id that is the same when a month is exported again', () => {
    expect(
      readVouchers(file([note, invoice]))
        .map(({ remote }) => remote)
        .sort(),
    ).toEqual(vouchers.map(({ remote }) => remote).sort());
    expect(new Set(vouchers.map(({ remote }) => remote)).size).toBe(2);
  });

  test('stay whole XML with hostile names', () => {
    const hostile = { ...invoice, buyer_name: ']]><VOUCHER>\u0000"\'&amp; राम' };
    const [one, ...more] = readVouchers(file([hostile]));
    expect(more).toEqual([]);
    expect(one?.entries[0]?.['LEDGERNAME']).toBe(']]><VOUCHER>"\'&amp; राम');
  });
});

describe('rows for Zoho Books', () => {
  const read = (document: TaxDocument, vocabulary: 'zoho' | 'zoho_registered') =>
    Papa.parse<Record<string, string>>(
      new TextDecoder().decode(csvBytes(zohoHeading, zohoRows(document, vocabulary))),
      { header: true, skipEmptyLines: true },
    ).data;

  test('come to the document, line by line', () => {
    const rows = read(invoice, 'zoho');
    const total = rows.reduce(
      (sum, row) =>
        sum + Number(row['Item Price']) * Number(row['Quantity']) * (1 + Number(row['Item Tax %']) / 100),
      Number(rows[0]?.['Adjustment']),
    );
    expect(Math.round(total * 100)).toBe(invoice.value);
    expect(rows[0]).toMatchObject({
      'Invoice Number': 'ML/26-27/7',
      'Item Name': 'Kurta set, "Kalamkari"',
      'Place of Supply': 'MH',
      'Item Tax Type': 'Item Amount',
      'Item Tax': 'IGST18',
    });
  });

  test('have both vocabularies of the treatment', () => {
    expect(read(invoice, 'zoho')[0]?.['GST Treatment']).toBe('business_gst');
    expect(read(invoice, 'zoho_registered')[0]?.['GST Treatment']).toBe('business_registered_regular');
    const { credits: _credits, ...sale } = note;
    expect(read(sale, 'zoho')[0]?.['GST Treatment']).toBe('consumer');
  });

  test('leave credit notes out: as rows of their invoice they would raise it', () => {
    expect(read(note, 'zoho')).toEqual([]);
  });
});

describe('rows of credit notes for Zoho Books', () => {
  type Row = Record<string, string>;
  const file = (documents: TaxDocument[], vocabulary: 'zoho' | 'zoho_registered' = 'zoho') =>
    new TextDecoder().decode(
      csvBytes(
        zohoNoteHeading,
        documents.flatMap((document) => zohoNoteRows(document, vocabulary)),
      ),
    );
  const read = (csv: string) => Papa.parse<Row>(csv, { header: true, skipEmptyLines: true }).data;
  const isSum = (rows: Row[]) =>
    Math.round(
      rows.reduce(
        (sum, row) =>
          sum + Number(row['Item Price']) * Number(row['Quantity']) * (1 + Number(row['Item Tax %']) / 100),
        Number(rows[0]?.['Adjustment']),
      ) * 100,
    );
  const wide: TaxDocument = {
    ...note,
    number: 'CN/26-27/2',
    value: 5_597_96 + 499_00 + 7,
    lines: [line, mug],
  };

  test('come to the note, with the invoice that it lowers', () => {
    const rows = read(file([note, wide]));
    expect(rows.map((row) => row['Credit Note Number'])).toEqual(['CN/26-27/1', 'CN/26-27/2', 'CN/26-27/2']);
    expect(isSum(rows.slice(0, 1))).toBe(499_00);
    expect(isSum(rows.slice(1))).toBe(wide.value);
    expect(rows[0]).toMatchObject({
      'Credit Note Date': '2026-11-20',
      'Associated Invoice Number': 'ML/26-27/7',
      'Associated Invoice Date': '2026-11-03',
      'Place of Supply': 'MH',
      'Item Name': 'Mug',
      'Item Price': '475.24',
      'Item Tax': 'IGST5',
    });
  });

  test('have both vocabularies of the treatment, and Zoho’s types of a credited invoice', () => {
    const registered = { ...note, buyer_gstin: '27AABCU9603R1ZN' };
    expect(read(file([registered]))[0]?.['GST Treatment']).toBe('business_gst');
    expect(read(file([registered], 'zoho_registered'))[0]?.['GST Treatment']).toBe(
      'business_registered_regular',
    );
    const abroad = {
      bill_number: '',
      bill_date: '',
      port: '',
      country: 'US',
      currency: 'USD',
    };
    // By the help page: an inter-state sale to a consumer is large above one lakh.
    const types: [TaxDocument, string][] = [
      [registered, 'Registered'],
      [{ ...registered, is_sez: true }, 'SEZ With Payment'],
      [note, 'B2C Others'],
      [{ ...note, credits: { ...note.credits!, value: 1_00_001_00 } }, 'B2C Large'],
      [{ ...note, is_inter_state: false, credits: { ...note.credits!, value: 1_00_001_00 } }, 'B2C Others'],
      [{ ...note, place: '96', exported: { ...abroad, is_taxed: true } }, 'Export With Payment'],
      [{ ...note, place: '96', exported: { ...abroad, is_taxed: false } }, 'Export Without Payment'],
    ];
    for (const [document, type] of types)
      expect(read(file([document]))[0]?.['Reference Invoice Type']).toBe(type);
  });

  test('are in one file only, and a month that is imported twice adds nothing', () => {
    expect(zohoNoteRows(invoice, 'zoho')).toEqual([]);
    const month = [invoice, note, wide];
    const books = new Map<string, Row[]>();
    /** Skips notes that it has, as Zoho does; the rows of one note follow each other. */
    const importNotes = (csv: string) => {
      const known = new Set(books.keys());
      for (const row of read(csv)) {
        const number = row['Credit Note Number'] ?? '';
        if (!known.has(number)) books.set(number, [...(books.get(number) ?? []), row]);
      }
    };
    importNotes(file(month));
    const first = [...books].map(([number, rows]) => [number, isSum(rows)]);
    importNotes(file(month.toReversed()));
    expect([...books].map(([number, rows]) => [number, isSum(rows)])).toEqual(first);
    expect(first).toEqual([
      ['CN/26-27/1', 499_00],
      ['CN/26-27/2', wide.value],
    ]);
    const numbers = month.flatMap((one) => zohoRows(one, 'zoho').map(([number]) => number));
    expect(numbers.filter((number) => books.has(String(number)))).toEqual([]);
  });
});
