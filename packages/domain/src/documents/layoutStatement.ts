import { PageBuilder } from './page/pageBuilder.ts';
import type { Layout } from './page/elements.ts';

/** Kinds of ledger entries, as printed. */
export const statementKindLabels = {
  RECHARGE: 'Top-up',
  FREIGHT_HOLD: 'Freight held',
  FREIGHT_DEBIT: 'Freight',
  HOLD_RELEASE: 'Hold released',
  WEIGHT_HOLD: 'Weight charge held',
  WEIGHT_DEBIT: 'Weight charge',
  RTO_DEBIT: 'RTO freight',
  COD_CREDIT: 'COD remittance',
  COD_DEDUCTION: 'COD deduction',
  REFUND: 'Refund',
  CLAIM_CREDIT: 'Courier credit, claimed',
  ADJUST: 'Adjustment',
} as const;

/** A wallet statement. Texts are printed unchanged. */
export interface StatementModel {
  brand_name: string;
  period: string;
  printed_on: string;
  opening: string;
  closing: string;
  /** Newest first. */
  rows: readonly {
    at: string;
    kind: string;
    reference: string;
    amount: string;
    held: string;
    balance: string;
  }[];
}

const rowsPerPage = 38;
const columns = [
  { title: 'When', x: 0, width: 36, isEnd: false },
  { title: 'What', x: 37, width: 32, isEnd: false },
  { title: 'Reference', x: 70, width: 44, isEnd: false },
  { title: 'Amount', x: 115, width: 23, isEnd: true },
  { title: 'Held', x: 139, width: 22, isEnd: true },
  { title: 'Balance', x: 162, width: 24, isEnd: true },
] as const;

/** Lays out a wallet statement on A4 pages. */
export function layoutStatement(model: StatementModel): Layout[] {
  const count = Math.max(1, Math.ceil(model.rows.length / rowsPerPage));
  return Array.from({ length: count }, (_, page) => drawPage(model, page, count));
}

function drawPage(model: StatementModel, page: number, count: number): Layout {
  const sheet = new PageBuilder(210, 297);
  const x = 12;
  const inner = 186;
  sheet.text(x, 10, 120, 'Wallet statement', { size: 6.4, bold: true });
  sheet.text(x, 19, 120, `${model.brand_name} · ${model.period}`, { size: 3.4 });
  sheet.text(x + 120, 12, 66, `Printed on ${model.printed_on}`, { size: 3, align: 'end' });
  sheet.text(x + 120, 17, 66, `Page ${page + 1} of ${count}`, { size: 3, align: 'end' });
  sheet.text(x, 25, 90, `Opening balance ${model.opening}`, { size: 3.4, bold: true });
  sheet.text(x + 96, 25, 90, `Closing balance ${model.closing}`, { size: 3.4, bold: true, align: 'end' });
  let y = 33;
  for (const { title, x: at, width, isEnd } of columns)
    sheet.text(x + at, y, width, title, { size: 2.8, bold: true, align: isEnd ? 'end' : 'start' });
  sheet.rule(x, y + 4.6, x + inner, y + 4.6);
  y += 6;
  for (const row of model.rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage)) {
    const cells = [row.at, row.kind, row.reference, row.amount, row.held, row.balance];
    columns.forEach(({ x: at, width, isEnd }, index) =>
      sheet.text(x + at, y, width, cells[index] ?? '', { size: 2.8, align: isEnd ? 'end' : 'start' }),
    );
    sheet.rule(x, y + 4.8, x + inner, y + 4.8, 0.1);
    y += 6.2;
  }
  if (model.rows.length === 0) sheet.text(x, y, inner, 'No entries in this period.', { size: 3 });
  return sheet.page();
}
