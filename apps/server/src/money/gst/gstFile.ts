import type { GstFileFilter } from '@khep/api';
import { gstr1Json, tableNumbers } from '@khep/domain/gst';
import type { Gstr1, ListedDocument, TaxAmounts } from '@khep/domain/gst';
import { plainRupees } from '@khep/domain/money';
import { csvBytes } from '../../platform/files/csv.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { FileBody } from '../../platform/http/bindRoute.ts';
import { findReturn, loadReturn } from './loadGstMonth.ts';

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
  const listed = (table: 'b2b' | 'b2cl' | 'cdnr' | 'cdnur') =>
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
    ...[...gstr1.invoices, ...gstr1.notes].map(({ from, to, count }) => [
      tableNumbers.doc_issue,
      '',
      from === to ? from : `${from} to ${to}`,
      '',
      '',
      '',
      '',
      count,
    ]),
  ];
}

/** Builds the file of a month. */
export async function buildGstFile(
  db: Db,
  brand_id: string,
  filter: GstFileFilter,
  now: Date,
): Promise<FileBody> {
  const { turnover, gstins: _gstins, ...key } = await findReturn(db, brand_id, filter, now);
  const { gstr1 } = await loadReturn(db, key, turnover);
  const name = `gstr1-${key.gstin || 'none'}-${key.month}`;
  if (filter.format === 'csv')
    return { bytes: csvBytes(heading, csvRows(gstr1)), type: 'text/csv', name: `${name}.csv` };
  return {
    bytes: new TextEncoder().encode(JSON.stringify(gstr1Json(gstr1))),
    type: 'application/json',
    name: `${name}.json`,
  };
}
