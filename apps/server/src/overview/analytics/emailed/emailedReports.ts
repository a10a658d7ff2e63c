import { isDeepStrictEqual } from 'node:util';
import type { EmailedReport, EmailedReportDraft } from '@khep/api';
import { emailedPageOf, nextSendingTime } from '@khep/domain/analytics';
import { ApiError, conflict } from '../../../base/errors.ts';
import { newId } from '../../../base/ids.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { loadLabels } from '../labels.ts';
import type { LabelOf } from '../loadReport.ts';
import type { EmailedReportRecord } from '../tables.ts';
import { requireRecipients } from './recipients.ts';
import { describeFilters, loadEmailedNumbers } from './loadEmailedReport.ts';

/** More are not read by anyone. */
const maxOfBrand = 50;

interface Reader {
  brand_id: string;
  user_id: string;
}

const stoppedAlready = () =>
  new ApiError({ status: 404, code: 'not_found', detail: 'This email is stopped already.' });

const serialize = (
  row: EmailedReportRecord,
  { user_id, names, labelOf }: { user_id: string; names: ReadonlyMap<string, string>; labelOf: LabelOf },
): EmailedReport => ({
  id: row.id,
  page: row.page,
  title: emailedPageOf(row.page).title,
  rhythm: row.rhythm,
  weekday: row.weekday,
  hour: row.hour,
  filter_text: describeFilters(row.filters, labelOf),
  owner: names.get(row.user_id) ?? '',
  recipients: row.recipients.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ user_id: id, name }];
  }),
  is_mine: row.recipients.includes(user_id),
  addresses: [],
  next_at: row.next_at.toISOString(),
  last_sent_at: row.last_sent_at?.toISOString() ?? null,
  problem: row.problem,
});

/** Lists the pages that a brand's users get by email, those of the reader first. */
export async function listEmailedReports(db: Db, { brand_id, user_id }: Reader): Promise<EmailedReport[]> {
  const rows = await db
    .selectFrom('emailed_reports')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('created_at')
    .execute();
  if (rows.length === 0) return [];
  const names = await loadNames(
    db,
    brand_id,
    rows.flatMap((row) => [row.user_id, ...row.recipients]),
  );
  const labelOf = await loadLabels(db, brand_id);
  return rows
    .map((row) => serialize(row, { user_id, names, labelOf }))
    .toSorted((a, b) => Number(b.is_mine) - Number(a.is_mine));
}

async function loadNames(
  db: Db | Tx,
  brand_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const users = await db
    .selectFrom('users')
    .select(['user_id', 'name'])
    .where('brand_id', '=', brand_id)
    .where('user_id', 'in', [...new Set(ids)])
    .where('is_active', '=', true)
    .execute();
  return new Map(users.map(({ user_id, name }) => [user_id, name]));
}

interface Author extends Reader {
  now: Date;
}

/**
 * Sends a page to users from now on. A filter that the page's numbers don't have is refused now, not in an email that never
 * comes.
 * @throws ApiError 422 for such a filter and for a recipient who can't get it, 409 for the same email again, and where the brand has too many
 */
export async function createEmailedReport(
  db: Db,
  draft: EmailedReportDraft,
  author: Author,
): Promise<EmailedReport> {
  await loadEmailedNumbers(db, author.brand_id, draft, author.now);
  const recipients = [...new Set(draft.recipients.length === 0 ? [author.user_id] : draft.recipients)];
  await requireRecipients(db, author.brand_id, recipients);
  return db.transaction().execute((tx) => insertReport(tx, { ...draft, recipients }, author));
}

/** Returns what decides that two emails say the same to the same users at the same time. */
const identityOf = ({
  page,
  rhythm,
  weekday,
  hour,
  filters,
  recipients,
}: Pick<EmailedReportDraft, 'page' | 'rhythm' | 'weekday' | 'hour' | 'filters' | 'recipients'>) => ({
  page,
  rhythm,
  weekday: rhythm === 'week' ? weekday : 0,
  hour,
  // As they are stored: without undefined ones.
  filters: JSON.parse(JSON.stringify(filters)) as unknown,
  recipients: recipients.toSorted(),
});

async function insertReport(
  tx: Tx,
  { page, rhythm, weekday, hour, filters, recipients }: EmailedReportDraft,
  { brand_id, user_id, now }: Author,
): Promise<EmailedReport> {
  const others = await tx
    .selectFrom('emailed_reports')
    .select(['page', 'rhythm', 'weekday', 'hour', 'filters', 'recipients'])
    .where('brand_id', '=', brand_id)
    .execute();
  const wanted = identityOf({ page, rhythm, weekday, hour, filters, recipients });
  if (others.some((other) => isDeepStrictEqual(identityOf(other), wanted)))
    throw conflict('These users already get this page at this time. Choose another time, or other users.');
  if (others.length >= maxOfBrand)
    throw conflict(`Your brand has ${maxOfBrand} pages by email. Stop one before you add another.`);
  const row = await tx
    .insertInto('emailed_reports')
    .values({
      brand_id,
      id: newId('emr', now.getTime()),
      user_id,
      recipients: json(recipients),
      page,
      rhythm,
      weekday,
      hour,
      filters: json(filters),
      next_at: nextSendingTime({ rhythm, weekday, hour }, now),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const names = await loadNames(tx, brand_id, [user_id, ...recipients]);
  return serialize(row, { user_id, names, labelOf: await loadLabels(tx, brand_id) });
}

/** Finds a page that is sent by email. @throws ApiError 404 */
export async function requireEmailedReport(
  db: Db,
  brand_id: string,
  id: string,
): Promise<EmailedReportRecord> {
  const row = await db
    .selectFrom('emailed_reports')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw stoppedAlready();
  return row;
}

/** Stops an email. Anyone with access to analytics may: nobody should get what nobody can stop. */
export async function stopEmailedReport(tx: Tx, brand_id: string, id: string): Promise<void> {
  if (!(await deleteEmailedReport(tx, brand_id, id))) throw stoppedAlready();
}

/** Deletes an email with its addresses outside the brand; false where it is gone. */
export async function deleteEmailedReport(tx: Tx, brand_id: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('emailed_reports')
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  await tx
    .deleteFrom('emailed_addresses')
    .where('brand_id', '=', brand_id)
    .where('report_id', '=', id)
    .execute();
  return gone !== undefined;
}

/** Takes a user from the recipients of an email, which ends with its last one. @throws ApiError 404 */
export async function leaveEmailedReport(tx: Tx, { brand_id, user_id }: Reader, id: string): Promise<void> {
  const row = await tx
    .selectFrom('emailed_reports')
    .select('recipients')
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.recipients.includes(user_id)) throw stoppedAlready();
  const recipients = row.recipients.filter((one) => one !== user_id);
  if (recipients.length === 0) {
    await stopEmailedReport(tx, brand_id, id);
    return;
  }
  await tx
    .updateTable('emailed_reports')
    .set({ recipients: json(recipients) })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .execute();
}
