import { formatRupees, plainRupees, rupeesToPaise } from '@khep/domain/money';
import type { WalletEntry } from '@khep/api';
import { statementKindLabels } from '@khep/domain/documents';
import type { StatementModel } from '@khep/domain/documents';
import { formatDate, formatDateTime, formatTime, istDay } from '@khep/domain/days';
import type { Db } from '../../platform/db/schema.ts';
import { csvStream } from '../../platform/files/csv.ts';
import type { FileBody } from '../../platform/http/bindRoute.ts';
import { validationError } from '../../base/errors.ts';
import { documents } from '../../platform/documents/documents.ts';
import { listHistory } from './history.ts';
import type { StatementQuery } from './history.ts';

const heading = [
  'Date',
  'Time',
  'Kind',
  'Reference',
  'Order',
  'Note',
  'Amount',
  'Held',
  'Claimed',
  'Balance',
  'Total held',
  'By',
];
const pageRows = 500;
/** A PDF is for reading; longer statements are CSV files. */
const maxPdfRows = 2000;

const rupees = (value: number) => plainRupees(rupeesToPaise(value));

const csvRow = (entry: WalletEntry) => [
  istDay(entry.at),
  formatTime(entry.at),
  statementKindLabels[entry.kind],
  entry.reference,
  entry.order_number,
  entry.note,
  rupees(entry.amount),
  rupees(entry.held_amount),
  rupees(entry.claimed_amount),
  rupees(entry.balance),
  rupees(entry.held),
  entry.by,
];

interface Brand {
  brand_id: string;
  name: string;
}

/** The statement of a wallet: all entries that match, newest first, with the balance after each. */
export async function walletStatement(
  db: Db,
  brand: Brand,
  filter: StatementQuery,
  now: Date,
): Promise<FileBody> {
  const { format, ...query } = filter;
  const name = `wallet-statement-${istDay(now)}`;
  if (format === 'csv')
    return {
      stream: await csvStream(heading, async (after) => {
        const { entries, next } = await listHistory(db, brand.brand_id, {
          ...query,
          page_size: pageRows,
          after,
        });
        return { rows: entries.map(csvRow), next };
      }),
      type: 'text/csv; charset=utf-8',
      name: `${name}.csv`,
    };
  const rows: WalletEntry[] = [];
  let after: string | undefined;
  do {
    const page = await listHistory(db, brand.brand_id, { ...query, page_size: pageRows, after });
    if (page.total > maxPdfRows)
      throw validationError({
        format: `A PDF has at most ${maxPdfRows} entries, and these are more. Narrow the dates, or download CSV.`,
      });
    rows.push(...page.entries);
    after = page.next ?? undefined;
  } while (after !== undefined);
  const bytes = await documents.statement(statementModel(brand, rows, filter, now));
  return { bytes, type: 'application/pdf', name: `${name}.pdf` };
}

function statementModel(
  { name }: Brand,
  entries: readonly WalletEntry[],
  { start_date, end_date }: StatementQuery,
  now: Date,
): StatementModel {
  const last = entries.at(-1);
  const opening = last ? rupeesToPaise(last.balance) - rupeesToPaise(last.amount) : 0;
  const closing = entries[0] ? rupeesToPaise(entries[0].balance) : opening;
  const span = [
    start_date === undefined ? '' : `from ${formatDate(start_date)}`,
    end_date === undefined ? '' : `to ${formatDate(end_date)}`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    brand_name: name,
    period: span === '' ? 'All entries' : `Entries ${span}`,
    printed_on: formatDate(istDay(now)),
    opening: formatRupees(opening),
    closing: formatRupees(closing),
    rows: entries.map((entry) => ({
      at: formatDateTime(entry.at),
      kind: statementKindLabels[entry.kind],
      reference: entry.reference,
      amount: entry.amount === 0 ? '' : formatRupees(rupeesToPaise(entry.amount)),
      held: entry.held_amount === 0 ? '' : formatRupees(rupeesToPaise(entry.held_amount)),
      balance: formatRupees(rupeesToPaise(entry.balance)),
    })),
  };
}
