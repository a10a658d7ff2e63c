import type { GstFileFilter } from '@khep/api';
import { gstr1Json, gstr3bJson, tableNumbers } from '@khep/domain/gst';
import type { Gstr1, ListedDocument, ListedTable, TaxAmounts } from '@khep/domain/gst';
import { toPlainCsvCell } from '@khep/domain/mapping';
import { plainRupees } from '@khep/domain/money';
import { csvBytes } from '../../platform/files/csv.ts';
import { xlsxBytes, xlsxType } from '../../platform/files/xlsx.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { FileBody } from '../../platform/http/bindRoute.ts';
import { eachTaxDocument } from './documents.ts';
import type { GstMonthKey } from './monthKey.ts';
import { findReturn, loadReturns } from './loadGstMonth.ts';
import { gstr1Sheets } from './gstr1Sheets.ts';
import { gstr3bHeading, gstr3bRows } from './gstr3bCsv.ts';
import { tallyEnvelope, tallyVoucher } from './tallyXml.ts';
import { zohoHeading, zohoNoteHeading, zohoNoteRows, zohoRows } from './zohoCsv.ts';

const heading = [
  'Table',
  'Buyer GSTIN',
  'Number',
  'Date',
  'Value',
  'Place of supply',
  'HSN',
  'Quantity',
  'Rate %',
  'Taxable value',
  'IGST',
  'CGST',
  'SGST',
  'Cess',
];

const amounts = ({ taxable, igst, cgst, sgst, cess }: TaxAmounts) =>
  [taxable, igst, cgst, sgst, cess].map((amount) => plainRupees(amount));

/** All rows of all tables, each with the number of its table. Credit notes are positive, as in the JSON. */
function csvRows(gstr1: Gstr1): unknown[][] {
  const listed = (table: ListedTable) =>
    gstr1[table].flatMap(({ buyer_gstin, number, date, value, place, rates }: ListedDocument) =>
      rates.map(([rate, sum]) => [
        tableNumbers[table],
        buyer_gstin,
        number,
        date,
        plainRupees(value),
        place,
        '',
        '',
        rate,
        ...amounts(sum),
      ]),
    );
  return [
    ...listed('b2b'),
    ...listed('b2cl'),
    ...listed('exp'),
    ...gstr1.b2cs.map((row) => [
      tableNumbers.b2cs,
      '',
      '',
      '',
      '',
      row.place,
      '',
      '',
      row.rate,
      ...amounts(row),
    ]),
    ...gstr1.nil.map(({ kind, amount }) => [
      tableNumbers.nil,
      '',
      kind,
      '',
      '',
      '',
      '',
      '',
      0,
      plainRupees(amount),
    ]),
    ...listed('cdnr'),
    ...listed('cdnur'),
    ...(['hsn_b2b', 'hsn_b2c'] as const).flatMap((section) =>
      gstr1[section].map((row) => [
        tableNumbers.hsn,
        '',
        section === 'hsn_b2b' ? 'B2B' : 'B2C',
        '',
        '',
        '',
        row.hsn,
        row.quantity,
        row.rate,
        ...amounts(row),
      ]),
    ),
    ...[...gstr1.invoices, ...gstr1.notes, ...gstr1.challans].map(({ from, to, count, cancelled }) => [
      tableNumbers.doc_issue,
      '',
      `${from === to ? from : `${from} to ${to}`}${cancelled > 0 ? `, ${cancelled} cancelled` : ''}`,
      '',
      '',
      '',
      '',
      count,
    ]),
  ];
}

/** A page of vouchers in memory at a time. */
async function* vouchers(db: Db, key: GstMonthKey): AsyncGenerator<string> {
  yield tallyEnvelope.head;
  for await (const document of eachTaxDocument(db, key)) yield tallyVoucher(document);
  yield tallyEnvelope.foot;
}

const zohoFiles = {
  zoho: { kind: 'invoices', vocabulary: 'zoho' },
  zoho_registered: { kind: 'invoices', vocabulary: 'zoho_registered' },
  zoho_notes: { kind: 'credit-notes', vocabulary: 'zoho' },
  zoho_notes_registered: { kind: 'credit-notes', vocabulary: 'zoho_registered' },
} as const;
type ZohoFormat = keyof typeof zohoFiles;
const isZoho = (format: string): format is ZohoFormat => Object.hasOwn(zohoFiles, format);

async function* zohoFile(db: Db, key: GstMonthKey, format: ZohoFormat): AsyncGenerator<Uint8Array> {
  const { kind, vocabulary } = zohoFiles[format];
  const [columns, rowsOf] =
    kind === 'invoices' ? ([zohoHeading, zohoRows] as const) : ([zohoNoteHeading, zohoNoteRows] as const);
  // A program reads it: codes are plain, and formulas still aren't run.
  yield csvBytes(columns, [], toPlainCsvCell);
  for await (const document of eachTaxDocument(db, key))
    yield csvBytes(undefined, rowsOf(document, vocabulary), toPlainCsvCell);
}

/** Reads what is generated when it is asked for. */
function streamOf(parts: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Builds the file of a month. */
export async function buildGstFile(
  db: Db,
  brand_id: string,
  filter: GstFileFilter,
  now: Date,
): Promise<FileBody> {
  const { turnover, gstins: _gstins, ...key } = await findReturn(db, brand_id, filter, now);
  const { format } = filter;
  const period = `${key.gstin || 'none'}-${key.month}`;
  if (format === 'tally')
    return {
      stream: streamOf(vouchers(db, key)),
      type: 'application/xml',
      name: `tally-${period}.xml`,
    };
  if (isZoho(format))
    return {
      stream: streamOf(zohoFile(db, key, format)),
      type: 'text/csv',
      name: `zoho-books-${zohoFiles[format].kind}-${period}.csv`,
    };
  const { gstr1, gstr3b } = await loadReturns(db, key, turnover);
  if (format === 'gstr3b_csv')
    return {
      bytes: csvBytes(gstr3bHeading, gstr3bRows(gstr3b)),
      type: 'text/csv',
      name: `gstr3b-${period}.csv`,
    };
  if (format === 'gstr3b_json')
    return {
      bytes: new TextEncoder().encode(JSON.stringify(gstr3bJson(gstr3b))),
      type: 'application/json',
      name: `gstr3b-${period}.json`,
    };
  const name = `gstr1-${period}`;
  if (format === 'xlsx')
    return { bytes: await xlsxBytes(gstr1Sheets(gstr1)), type: xlsxType, name: `${name}.xlsx` };
  if (format === 'csv')
    return { bytes: csvBytes(heading, csvRows(gstr1)), type: 'text/csv', name: `${name}.csv` };
  return {
    bytes: new TextEncoder().encode(JSON.stringify(gstr1Json(gstr1))),
    type: 'application/json',
    name: `${name}.json`,
  };
}
