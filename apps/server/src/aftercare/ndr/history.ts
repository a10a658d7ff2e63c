import { istDay } from '@khep/domain/days';
import type { NdrHistory } from '@khep/api';
import {
  checkNdrAction,
  fakeReportNote,
  ndrActions,
  ndrBucketLabels,
  reAttemptDates,
  scoreFakeAttempt,
  sendsFakeReport,
} from '@khep/domain/ndr';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { createMasker, shownContact } from '../orderAccess/maskContacts.ts';
import { findOrderAccess } from '../orderAccess/orderAccess.ts';
import { supportAddress } from '../inquiries/desks.ts';
import { listBuyerMessages } from '../../brand/notifications/buyerMessages.ts';
import type { Services } from '../../start/services.ts';
import { placeName } from '../../orders/shipments/serializers.ts';
import { toActionableCase } from './answers.ts';
import { serializeAnswer } from './lastAnswers.ts';
import { serializeCases } from './list.ts';
import type { NdrActionRecord, NdrCaseRecord } from './tables.ts';

const escalationType = ({ answer }: NdrActionRecord) =>
  answer.action === 'return' ? 'RTO' : answer.is_fake ? 'FA' : 'RE';

/** Loads a case: its attempts with evidence, answers, and which actions it allows. @throws ApiError 404 */
export async function loadNdrHistory(
  db: Db,
  services: Services,
  session: Session,
  shipment_id: string,
): Promise<NdrHistory> {
  const { brand_id } = session;
  const row = await db
    .selectFrom('ndr_cases')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  if (!row) throw notFound('case');
  const [attempts, actions, messages, scans, order, lines, [ndr], orderAccess] = await Promise.all([
    db
      .selectFrom('ndr_attempts')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .orderBy('number', 'desc')
      .execute(),
    db
      .selectFrom('ndr_actions')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute(),
    listBuyerMessages(db, brand_id, shipment_id),
    db
      .selectFrom('scans')
      .select(['event_time', 'state_after', 'location', 'remark'])
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .where('awb', '=', row.awb)
      .orderBy('event_time')
      .execute(),
    db
      .selectFrom('orders')
      .select(['buyer_phone', 'details', 'city', 'pincode'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', row.order_id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('order_lines')
      .select(['sku_name', 'quantity'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', row.order_id)
      .limit(5)
      .execute(),
    serializeCases(db, services, brand_id, [row]),
    findOrderAccess(db, session, row.order_id),
  ]);
  if (!ndr) throw notFound('case');
  const now = services.clock.now();
  const buyer = order.details.buyer_details;
  // Contacts are also typed into landmarks and remarks.
  const mask =
    orderAccess === 'full'
      ? (written: string) => written
      : createMasker([order.buyer_phone, buyer.alternate_phone ?? '', buyer.email ?? '']);
  const evidence = scans.map((scan) => ({
    at: scan.event_time.toISOString(),
    state: scan.state_after,
    location: placeName(scan.location),
    remark: mask(scan.remark),
  }));
  const subject = toActionableCase(row);
  return {
    ndr: {
      ...ndr,
      state: row.state,
      address: mask(
        [buyer.address, buyer.landmark, `${order.city} ${order.pincode}`].filter(Boolean).join(', '),
      ),
      phone: shownContact(orderAccess, order.buyer_phone),
      items: lines.map(({ sku_name, quantity }) => `${quantity} × ${sku_name}`).join(', '),
      can_ask_buyer: ndr.situation.can.includes('ask-buyer') && row.asked_buyer_at === null,
      can_open_order: orderAccess !== 'none',
      is_reason_corrected: row.corrected_reason !== null && row.corrected_attempt === row.attempts,
    },
    messages,
    attempts: attempts.map((attempt) => {
      const at = attempt.at.toISOString();
      const bucket = attempt.bucket;
      return {
        number: attempt.number,
        at,
        reason_id: bucket,
        reason: ndrBucketLabels[bucket],
        code: attempt.code,
        location: placeName(attempt.location),
        remark: mask(attempt.remark),
        fake: fakeScore(row, attempt.number, at, attempt.remark, evidence),
        scans: evidence.filter((scan) => istDay(scan.at) === istDay(at)),
      };
    }),
    actions: actions.map((action) => ({
      id: action.action_id,
      escalation_type: escalationType(action),
      ...serializeAnswer(action),
      attempt: action.attempt,
      remark: mask(action.answer.remark),
      proof: action.answer.proof,
      report: action.report,
    })),
    allowed: ndrActions.map((action) => {
      const check = checkNdrAction(subject, action);
      return { action, is_allowed: check.allowed, reason: check.allowed ? '' : check.reason };
    }),
    fake_report: {
      is_sent: sendsFakeReport(subject.partner),
      note: fakeReportNote(subject.partner, subject.courier_name),
      support_email: await supportAddress(db, brand_id, row.courier_id),
    },
    re_attempt_dates: reAttemptDates(row.first_ndr_at, now),
    buyer_answer: row.buyer_answer,
  };
}

function fakeScore(
  { attempts, buyer_answer }: NdrCaseRecord,
  number: number,
  at: string,
  remark: string,
  scans: { at: string; state: string; location: string; remark: string }[],
) {
  const { details: points, ...score } = scoreFakeAttempt({
    at,
    scans,
    remark,
    buyer_was_there: number === attempts && buyer_answer?.choice === 'nobody-came',
  });
  return { ...score, details: [...points] };
}
