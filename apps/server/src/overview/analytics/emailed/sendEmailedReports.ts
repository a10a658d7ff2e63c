import { nextSendingTime } from '@khep/domain/analytics';
import { istDay } from '@khep/domain/days';
import { z } from 'zod';
import { documents } from '../../../platform/documents/documents.ts';
import { acrossBrands } from '../../../platform/db/acrossBrands.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { workByBrand } from '../../../platform/jobs/workByBrand.ts';
import type { Services } from '../../../start/services.ts';
import type { EmailedReportRecord } from '../tables.ts';
import { atOneMoment, endKnowledge, knownCellSource } from '../receipt/knowledge.ts';
import { keepSending } from '../receipt/sendings.ts';
import { deleteEmailedReport } from './emailedReports.ts';
import { findRecipients } from './recipients.ts';
import { sendOutside } from './sendOutside.ts';
import { reportEmail } from './emails.ts';
import { loadEmailedNumbers, toReportCsv, toReportModel } from './loadEmailedReport.ts';

/** A process that dies while it sends gives the email back after this long. */
const claimMs = 10 * 60_000;
const maxTries = 4;
const backoffMs = (tries: number) => 10 * 60_000 * 2 ** tries;

/** Sends a brand's pages that are due; a slow mail server doesn't delay other brands. */
export const emailedReportQueue = defineQueue({
  name: 'emailed-reports',
  message: z.object({ brand_id: z.string() }),
  maxAttempts: 1,
  retrySeconds: 1,
  timeoutSeconds: 10 * 60,
  concurrency: 1,
  handle: async ({ brand_id }, { db, services }) => sendBrandReports(db, services, brand_id),
});

/** Sends the pages of all brands that are due: through the queue where it runs, otherwise at once. */
export async function sendDueReports(db: Db, services: Services): Promise<void> {
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('emailed_reports')
      .select('brand_id')
      .distinct()
      .where('next_at', '<=', services.clock.now())
      .where(brands)
      .execute(),
  );
  await workByBrand(db, services, due, {
    queue: emailedReportQueue,
    work: (brand_id) => sendBrandReports(db, services, brand_id),
  });
}

/** Claims what is due: until `claimMs` later no other process sends it. */
function claimDue(db: Db, { clock }: Services, brand_id: string): Promise<EmailedReportRecord[]> {
  const now = clock.now();
  return db
    .updateTable('emailed_reports')
    .set((eb) => ({ next_at: new Date(now.getTime() + claimMs), tries: eb('tries', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .where('next_at', '<=', now)
    .returningAll()
    .execute();
}

async function sendBrandReports(db: Db, services: Services, brand_id: string): Promise<void> {
  for (const row of await claimDue(db, services, brand_id)) {
    const { problem, missed = '', isOver: hasLeft = false } = await sendReport(db, services, row);
    if (hasLeft) {
      await db.transaction().execute((tx) => deleteEmailedReport(tx, brand_id, row.id));
      continue;
    }
    const now = services.clock.now();
    const isOver = problem === '' || row.tries >= maxTries;
    await db
      .updateTable('emailed_reports')
      .set({
        problem: problem || missed,
        ...(problem === '' && { last_sent_at: now }),
        tries: isOver ? 0 : row.tries,
        next_at: isOver ? nextSendingTime(row, now) : new Date(now.getTime() + backoffMs(row.tries)),
      })
      .where('brand_id', '=', brand_id)
      .where('id', '=', row.id)
      .execute();
  }
}

interface SendingResult {
  /** Why it failed; empty if it was sent. */
  problem: string;
  /** Why some of its users didn't get it, though it was sent. */
  missed?: string;
  /** There is nobody to send it to any more. */
  isOver?: boolean;
}

/** Sends one page to its users. */
export async function sendReport(
  db: Db,
  services: Services,
  row: EmailedReportRecord,
): Promise<SendingResult> {
  const { brand_id, page, id } = row;
  const { mailer, clock, log, config } = services;
  const { found, missed, isOver } = await findRecipients(db, brand_id, row.recipients);
  if (isOver) return { problem: 'No recipient is in the brand any more.', isOver };
  if (found.length === 0) return { problem: missed.join(' ') };
  try {
    const now = clock.now();
    const { name } = await db
      .selectFrom('brands')
      .select('name')
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow();
    // It has all that is known up to here, whatever is counted while it is made.
    const known_at = await endKnowledge(db, brand_id);
    const numbers = await atOneMoment(db, (tx) =>
      loadEmailedNumbers(tx, brand_id, row, now, knownCellSource(tx, brand_id, istDay(now), known_at)),
    );
    const pdf = await documents.report(toReportModel(numbers, name, now));
    const base = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
    const file = `${page}-${numbers.from}-${numbers.to}`;
    const attachments = [
      { filename: `${file}.csv`, content: Buffer.from(toReportCsv(numbers)), contentType: 'text/csv' },
      { filename: `${file}.pdf`, content: Buffer.from(pdf), contentType: 'application/pdf' },
    ];
    await mailer.send({
      // One email to all: it is sent to none of them twice when it is tried again.
      to: found.map(({ email }) => email).join(', '),
      ...reportEmail(
        numbers,
        name,
        `Open the page, or stop this email: ${base}/brand/${brand_id}/analytics/${page}`,
      ),
      attachments,
    });
    missed.push(...(await sendOutside(db, services, row, { numbers, brand: name, attachments })));
    const { from, to } = numbers;
    const { filters } = row;
    await keepSending(db, { brand_id, report_id: id, page, filters, from, to, known_at, sent_at: now });
    return { problem: '', missed: missed.join(' ') };
  } catch (error) {
    log.error({ brand_id, report: id, err: error }, 'a page of analytics could not be sent');
    return { problem: 'The email could not be sent. It is tried again.' };
  }
}
