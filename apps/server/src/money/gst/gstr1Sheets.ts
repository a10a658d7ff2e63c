import { abroad, tableNumbers, tableSums } from '@khep/domain/gst';
import type { Gstr1, HsnRow, ListedTable, NumberRange, TaxAmounts } from '@khep/domain/gst';
import { findState } from '@khep/domain/india';
import type { XlsxCell, XlsxSheet } from '../../platform/files/xlsx.ts';

const amountColumns = [
  ['Taxable value', 16],
  ['IGST', 14],
  ['CGST', 14],
  ['SGST', 14],
  ['Cess', 12],
] as const;

const amounts = ({ taxable, igst, cgst, sgst, cess }: TaxAmounts): XlsxCell[] =>
  [taxable, igst, cgst, sgst, cess].map((paise) => ({ paise }));

/** "27-Maharashtra", as the portal's own sheets write it. */
const placeText = (place: string) =>
  [place, place === abroad.place ? abroad.name : findState(place)?.name].filter(Boolean).join('-');

/** A table of documents, one row for each rate. Credit notes are positive, as in the portal's file. */
function listedSheet(gstr1: Gstr1, table: ListedTable, name: string): XlsxSheet {
  return {
    name,
    columns: [
      ['Buyer GSTIN', 18],
      ['Buyer', 28],
      ['Number', 18],
      ['Date', 12],
      ['Value', 14],
      ['Place of supply', 22],
      ['Type', 8],
      ['Rate %', 8],
      ...amountColumns,
    ],
    rows: gstr1[table].flatMap(({ buyer_gstin, buyer_name, number, date, value, place, is_sez, rates }) =>
      rates.map(([rate, sum]) => [
        buyer_gstin,
        buyer_gstin === '' ? '' : buyer_name,
        number,
        { day: date },
        { paise: value },
        placeText(place),
        is_sez ? 'SEZ' : '',
        rate,
        ...amounts(sum),
      ]),
    ),
  };
}

/** Exports, with and without payment of tax. */
const exportSheet = ({ exp }: Gstr1): XlsxSheet => ({
  name: '6A exp',
  columns: [
    ['Type', 8],
    ['Buyer', 28],
    ['Number', 18],
    ['Date', 12],
    ['Value', 14],
    ['Port', 10],
    ['Shipping bill', 16],
    ['Day of the bill', 12],
    ['Rate %', 8],
    ...amountColumns,
  ],
  rows: exp.flatMap(({ exported, buyer_name, number, date, value, rates }) =>
    rates.map(([rate, sum]): XlsxCell[] => [
      exported?.is_taxed ? 'WPAY' : 'WOPAY',
      buyer_name,
      number,
      { day: date },
      { paise: value },
      exported?.port ?? '',
      exported?.bill_number ?? '',
      exported?.bill_date ? { day: exported.bill_date } : '',
      rate,
      ...amounts(sum),
    ]),
  ),
});

const hsnSheet = (name: string, rows: readonly HsnRow[]): XlsxSheet => ({
  name,
  columns: [['HSN', 12], ['Goods', 32], ['Units', 10], ['Rate %', 8], ...amountColumns],
  rows: rows.map((row) => [row.hsn, row.description, row.quantity, row.rate, ...amounts(row)]),
});

const rangeCells = (nature: string, { from, to, count, cancelled }: NumberRange): XlsxCell[] => [
  nature,
  from,
  to,
  count,
  cancelled,
];

/** The tables of GSTR-1 as sheets, those with rows only, behind their sums. */
export function gstr1Sheets(gstr1: Gstr1): XlsxSheet[] {
  const sums = tableSums(gstr1);
  const summary: XlsxSheet = {
    name: 'Summary',
    columns: [['GSTIN', 18], ['Month', 10], ['Table', 8], ['Name', 10], ...amountColumns],
    rows: [
      ...(Object.keys(sums) as (keyof typeof sums)[]).map((id): XlsxCell[] => [
        gstr1.gstin,
        gstr1.month,
        tableNumbers[id],
        id,
        ...amounts(sums[id]),
      ]),
      [gstr1.gstin, gstr1.month, '', 'All', ...amounts(gstr1.total)],
    ],
  };
  const tables: XlsxSheet[] = [
    listedSheet(gstr1, 'b2b', '4A b2b'),
    listedSheet(gstr1, 'b2cl', '5 b2cl'),
    exportSheet(gstr1),
    {
      name: '7 b2cs',
      columns: [['Place of supply', 22], ['Supply', 14], ['Rate %', 8], ...amountColumns],
      rows: gstr1.b2cs.map((row) => [
        placeText(row.place),
        row.is_inter_state ? 'Inter-state' : 'Intra-state',
        row.rate,
        ...amounts(row),
      ]),
    },
    {
      name: '8 nil',
      columns: [
        ['Kind', 12],
        ['Nil-rated', 16],
      ],
      rows: gstr1.nil.map(({ kind, amount }) => [kind, { paise: amount }]),
    },
    listedSheet(gstr1, 'cdnr', '9B cdnr'),
    listedSheet(gstr1, 'cdnur', '9B cdnur'),
    hsnSheet('12 hsn b2b', gstr1.hsn_b2b),
    hsnSheet('12 hsn b2c', gstr1.hsn_b2c),
    {
      name: '13 doc_issue',
      columns: [
        ['Nature', 14],
        ['From', 18],
        ['To', 18],
        ['Documents', 12],
        ['Cancelled', 12],
      ],
      rows: [
        ...gstr1.invoices.map((range) => rangeCells('Invoices', range)),
        ...gstr1.notes.map((range) => rangeCells('Credit notes', range)),
        ...gstr1.challans.map((range) => rangeCells('Delivery challans', range)),
      ],
    },
  ];
  return [summary, ...tables.filter(({ rows }) => rows.length > 0)];
}
