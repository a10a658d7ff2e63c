import type { EmailedFilters, EmailedSending } from '@khep/api';
import type { EmailedPageId } from '@khep/domain/analytics';
import { sql } from 'kysely';
import { newId } from '../../../base/ids.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { describeFilters } from '../emailed/loadEmailedReport.ts';
import { loadLabels } from '../labels.ts';

/** Emails of a page that a receipt offers. */
const mostOffered = 60;

interface Sending {
  brand_id: string;
  report_id: string;
  page: EmailedPageId;
  filters: EmailedFilters;
  from: string;
  to: string;
  known_at: string;
  sent_at: Date;
}

/** Keeps what an email that went out counted. */
export async function keepSending(db: Db, { from, to, filters, ...sending }: Sending): Promise<void> {
  await db
    .insertInto('emailed_sendings')
    .values({
      ...sending,
      id: newId('snd', sending.sent_at.getTime()),
      filters: json(filters),
      from_day: from,
      to_day: to,
    })
    .execute();
}

/** Lists the emails of a page that went out, the latest first. */
export async function listSendings(db: Db, brand_id: string, page: EmailedPageId): Promise<EmailedSending[]> {
  const rows = await db
    .selectFrom('emailed_sendings')
    .select(['id', 'filters', 'from_day', 'to_day', 'sent_at'])
    .select(sql<string>`to_char(known_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('known_at'))
    .where('brand_id', '=', brand_id)
    .where('page', '=', page)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOffered)
    .execute();
  if (rows.length === 0) return [];
  const labelOf = await loadLabels(db, brand_id);
  return rows.map(({ id, filters, from_day, to_day, sent_at, known_at }) => ({
    id,
    sent_at: sent_at.toISOString(),
    known_at,
    from: from_day,
    to: to_day,
    filters,
    filter_text: describeFilters(filters, labelOf),
  }));
}
