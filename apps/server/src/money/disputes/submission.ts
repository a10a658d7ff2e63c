import { toPlainCsvCell } from '@khep/domain/mapping';
import type { Submission } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import { describeEvidence } from '@khep/domain/disputes';
import type { WeightDisputeRow } from '@khep/domain/disputes';
import { paiseToRupees } from '@khep/domain/money';
import { sql } from 'kysely';
import { courierName, requireService } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ApiError, conflict } from '../../base/errors.ts';
import { appendEvents, userActor } from '../../platform/db/events.ts';
import { csvBytes } from '../../platform/files/csv.ts';
import type { Session } from '../../platform/http/session.ts';
import { emailProblem, supportAddress } from '../../aftercare/inquiries/desks.ts';
import { istDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { requireTrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { serverOrigin } from '../../brand/trackingSite/trackingLink.ts';
import { requireSheet } from './courierSheet.ts';
import type { DisputeRecord } from './tables.ts';
import { weightDisputesEmail } from './emails.ts';

const maxRows = 5000;
const kilograms = (g: number | null): string => (g === null ? '' : String(g / 1000));
const size = ({ size: one }: DisputeRecord['declared']): string =>
  one ? `${one.length}x${one.width}x${one.height}` : '';
const links = (origin: string) => (dispute: DisputeRecord) =>
  dispute.photos.map(({ url }) => (url.startsWith('/') ? `${origin}${url}` : url)).join(' ');

/** A dispute as its courier reads it. */
const toRow = (dispute: DisputeRecord, origin: string): WeightDisputeRow => ({
  awb: dispute.awb,
  order_number: dispute.order_number,
  category: dispute.category,
  items: dispute.items,
  declared_kg: kilograms(dispute.declared.charged_g),
  declared_size: size(dispute.declared),
  billed_kg: kilograms(dispute.billed.charged_g),
  billed_size: size(dispute.billed),
  amount: paiseToRupees(dispute.amount_paise),
  evidence: describeEvidence(dispute.photos.map(({ kind }) => kind)),
  remark: dispute.points.join(' '),
  photos: links(origin)(dispute),
});

interface SubmissionRequest {
  courier_id: number;
  /** Some of them; all without. */
  dispute_ids?: readonly string[] | undefined;
}

/** When a file is made, and the origin of its links to photos. */
interface FileContext {
  now: Date;
  origin: string;
}

function submittedTo(db: Db | Tx, brand_id: string, { courier_id, dispute_ids }: SubmissionRequest) {
  return db
    .selectFrom('disputes')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .where('state', '=', 'DISPUTED')
    .$if(dispute_ids !== undefined, (query) => query.where('dispute_id', 'in', [...(dispute_ids ?? [])]))
    .orderBy('submitted_at')
    .limit(maxRows);
}

function toFile(
  courier_id: number,
  rows: readonly DisputeRecord[],
  { now, origin }: FileContext,
): { bytes: Uint8Array; name: string } {
  const { partner } = requireService(courier_id);
  const { headings, toCells } = requireSheet(partner, ({ disputeSheets }) => disputeSheets.weight);
  return {
    bytes: csvBytes(
      headings,
      rows.map((row) => toCells(toRow(row, origin))),
      // The courier's own system reads it.
      toPlainCsvCell,
    ),
    name: `disputes-${partner}-${istDay(now)}.csv`,
  };
}

/**
 * Builds the file of the disputes that are with a courier, in the courier's own columns.
 * @throws ApiError 409 if there are none, or if the courier takes no file
 */
export async function buildSubmission(
  db: Db,
  brand_id: string,
  request: SubmissionRequest,
  context: FileContext,
): Promise<{ bytes: Uint8Array; name: string }> {
  const rows = await submittedTo(db, brand_id, request).execute();
  if (rows.length === 0)
    throw conflict(`No dispute is with ${courierName(request.courier_id)}. Dispute a charge first.`);
  return toFile(request.courier_id, rows, context);
}

/** Lists what is with each courier, and whether it can be emailed. */
export async function listSubmissions(db: Db, services: Services, brand_id: string): Promise<Submission[]> {
  const rows = await db
    .selectFrom('disputes')
    .select([
      'courier_id',
      sql<number>`count(*)::int`.as('disputes'),
      sql<number>`(count(*) filter (where emailed_at is null))::int`.as('unsent'),
      sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('amount_paise'),
      sql<Date | null>`max(emailed_at)`.as('emailed_at'),
    ])
    .where('brand_id', '=', brand_id)
    .where('state', '=', 'DISPUTED')
    .groupBy('courier_id')
    .orderBy('courier_id')
    .execute();
  return Promise.all(
    rows.map(async ({ courier_id, disputes, unsent, amount_paise, emailed_at }): Promise<Submission> => {
      const { name, partner } = requireService(courier_id);
      const support_email = await supportAddress(db, brand_id, courier_id);
      const { weight } = couriers[partner].disputeSheets;
      return {
        courier_id,
        courier_name: name,
        disputes,
        unsent,
        amount: paiseToRupees(amount_paise),
        support_email,
        emailed_at: emailed_at?.toISOString() ?? null,
        problem: 'instead' in weight ? weight.instead : emailProblem(services, name, support_email),
      };
    }),
  );
}

/**
 * Emails the disputes that are with a courier and were not emailed yet to its support desk, in the courier's own columns. They
 * are recorded as emailed once the mail server has taken the email.
 * @throws ApiError 409 if there are none or they can't be emailed; 503 if the mail server doesn't take the email
 */
export async function emailSubmission(
  db: Db,
  services: Services,
  session: Session,
  request: SubmissionRequest,
): Promise<{ sent_to: string; disputes: number }> {
  const { brand_id, email: sender } = session;
  const { courier_id } = request;
  const name = courierName(courier_id);
  const to = await supportAddress(db, brand_id, courier_id);
  const problem = emailProblem(services, name, to);
  if (problem !== '') throw conflict(problem);
  const now = services.clock.now();
  const brand = await requireTrackingBrand(db, brand_id);
  return db.transaction().execute(async (tx) => {
    // Locked until the email is sent, so that a second request waits and then finds none.
    const rows = await submittedTo(tx, brand_id, request)
      .where('emailed_at', 'is', null)
      .forUpdate()
      .execute();
    if (rows.length === 0)
      throw conflict(`Every dispute with ${name} was emailed. Download the file to send it again.`);
    const file = toFile(courier_id, rows, { now, origin: serverOrigin(services) });
    await services.mailer
      .send({
        to,
        ...weightDisputesEmail({ courier: name, brand: brand.name, sender }, rows.length),
        ...(sender !== '' && { replyTo: sender }),
        attachments: [
          { filename: file.name, content: Buffer.from(file.bytes), contentType: 'text/csv; charset=utf-8' },
        ],
      })
      .catch((error: unknown) => {
        services.log.warn({ brand_id, courier_id, err: error }, 'disputes not emailed');
        const detail = `The email to ${to} couldn't be sent. Try again in a minute, or download the file.`;
        throw new ApiError({ status: 503, code: 'mail_unavailable', detail });
      });
    await tx
      .updateTable('disputes')
      .set({ emailed_at: now })
      .where('brand_id', '=', brand_id)
      .where(
        'dispute_id',
        'in',
        rows.map(({ dispute_id }) => dispute_id),
      )
      .execute();
    await appendEvents(
      tx,
      rows.map(({ dispute_id, order_id, shipment_id }) => ({
        brand_id,
        order_id,
        shipment_id,
        kind: 'dispute.emailed',
        actor: userActor(session),
        data: { dispute_id, sent_to: to },
      })),
    );
    return { sent_to: to, disputes: rows.length };
  });
}
