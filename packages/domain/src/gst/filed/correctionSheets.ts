import { rupeesToPaise } from '../../money/index.ts';
import type { SheetCell, SheetData } from '../../mapping/workbook.ts';
import type { CorrectionFile } from './correctionFile.ts';

const amountColumns = [
  ['Rate %', 8],
  ['Taxable value', 16],
  ['IGST', 14],
  ['CGST', 14],
  ['SGST', 14],
  ['Cess', 12],
] as const;

interface Amounts {
  rt: number;
  txval: number;
  iamt?: number;
  camt?: number;
  samt?: number;
  csamt: number;
}

const money = (rupees = 0): SheetCell => ({ paise: rupeesToPaise(rupees) });
/** A day as the file has it, DD-MM-YYYY. */
const day = (text = ''): SheetCell => (text === '' ? '' : { day: text.split('-').toReversed().join('-') });

const amounts = ({ rt, txval, iamt, camt, samt, csamt }: Amounts): SheetCell[] => [
  rt,
  money(txval),
  money(iamt),
  money(camt),
  money(samt),
  money(csamt),
];

interface Listed {
  ctin?: string;
  pos?: string;
  typ?: string;
  rchrg?: string;
  inv_typ?: string;
  exp_typ?: string;
  ntty?: string;
  val: number;
  sbpcode?: string;
  sbnum?: string;
  sbdt?: string;
  original?: [number: string, day: string];
  number: string;
  day: string;
  itms: readonly (Amounts | { itm_det: Amounts })[];
}

/** Documents, one row for each rate; with the number and day that were filed if they are amended. */
const listed = (name: string, rows: readonly Listed[]): SheetData => ({
  name,
  columns: [
    ['Buyer GSTIN', 18],
    ['Original number', 18],
    ['Original date', 14],
    ['Number', 18],
    ['Date', 12],
    ['Value', 14],
    ['Place of supply', 16],
    ['Reverse charge', 16],
    ['Type', 10],
    ['Note', 8],
    ['Port', 10],
    ['Shipping bill', 16],
    ['Day of the bill', 16],
    ...amountColumns,
  ],
  rows: rows.flatMap((row) =>
    row.itms.map((item): SheetCell[] => [
      row.ctin ?? '',
      row.original?.[0] ?? '',
      day(row.original?.[1]),
      row.number,
      day(row.day),
      money(row.val),
      row.pos ?? '',
      row.rchrg ?? '',
      row.inv_typ ?? row.exp_typ ?? row.typ ?? '',
      row.ntty ?? '',
      row.sbpcode ?? '',
      row.sbnum ?? '',
      day(row.sbdt),
      ...amounts('itm_det' in item ? item.itm_det : item),
    ]),
  ),
});

type Numbered = { oinum?: string; oidt?: string; inum: string; idt: string };
type Note = { ont_num?: string; ont_dt?: string; nt_num: string; nt_dt: string };

const invoices = <Row extends Numbered>(rows: readonly Row[]) =>
  rows.map((row) => ({
    ...row,
    number: row.inum,
    day: row.idt,
    ...(row.oinum !== undefined && { original: [row.oinum, row.oidt ?? ''] as [string, string] }),
  }));
const notes = <Row extends Note>(rows: readonly Row[]) =>
  rows.map((row) => ({
    ...row,
    number: row.nt_num,
    day: row.nt_dt,
    ...(row.ont_num !== undefined && { original: [row.ont_num, row.ont_dt ?? ''] as [string, string] }),
  }));

/** Sheets of the tables that a correction has, each behind the number of its table. */
export function correctionSheets(file: CorrectionFile): SheetData[] {
  const inGroups = (groups: readonly { inv: readonly Numbered[] }[] = []) =>
    groups.flatMap(({ inv, ...group }) =>
      invoices(inv).map((row) => ({ ...group, ...row })),
    ) as unknown as Listed[];
  const noteGroups = (groups: readonly { nt: readonly Note[] }[] = []) =>
    groups.flatMap(({ nt, ...group }) =>
      notes(nt).map((row) => ({ ...group, ...row })),
    ) as unknown as Listed[];
  const goods = Object.entries(file.hsn ?? {}).flatMap(([section, rows]) =>
    rows.map((row): SheetCell[] => [
      section === 'hsn_b2b' ? 'B2B' : section === 'hsn_b2c' ? 'B2C' : '',
      row.hsn_sc,
      row.desc,
      row.uqc,
      row.qty,
      ...amounts(row),
    ]),
  );
  const sheets: SheetData[] = [
    listed('4A b2b', inGroups(file.b2b)),
    listed('5 b2cl', inGroups(file.b2cl)),
    listed('6A exp', inGroups(file.exp)),
    {
      name: '7 b2cs',
      columns: [['Supply', 10], ['Place of supply', 16], ...amountColumns],
      rows: (file.b2cs ?? []).map((row) => [row.sply_ty, row.pos, ...amounts(row)]),
    },
    listed('9A b2ba', inGroups(file.b2ba)),
    listed('9A b2cla', inGroups(file.b2cla)),
    listed('9A expa', inGroups(file.expa)),
    listed('9B cdnr', noteGroups(file.cdnr)),
    listed('9B cdnur', notes(file.cdnur ?? [])),
    listed('9C cdnra', noteGroups(file.cdnra)),
    listed('9C cdnura', notes(file.cdnura ?? [])),
    {
      name: '10 b2csa',
      columns: [['Original month', 16], ['Supply', 10], ['Place of supply', 16], ...amountColumns],
      rows: (file.b2csa ?? []).flatMap(({ omon, sply_ty, pos, itms }) =>
        itms.map((item) => [`${omon.slice(2)}-${omon.slice(0, 2)}`, sply_ty, pos, ...amounts(item)]),
      ),
    },
    {
      name: '12 hsn',
      columns: [['Buyers', 10], ['HSN', 12], ['Goods', 32], ['Unit', 8], ['Units', 10], ...amountColumns],
      rows: goods,
    },
  ];
  return sheets.filter(({ rows }) => rows.length > 0);
}
