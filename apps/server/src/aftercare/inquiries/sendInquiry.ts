import { courierName } from '../../partners/couriers/courierServices.ts';
import type { CourierAdapter, InquiryResult } from '../../partners/couriers/port.ts';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Actor } from '../../base/actor.ts';
import type { Services } from '../../start/services.ts';
import { emailProblem, supportAddress } from './desks.ts';
import { buildInquiryEmail } from './emails.ts';
import { settleInquiry } from './settleInquiry.ts';
import type { InquiryRecord } from './tables.ts';

/** A process that dies while it sends returns the inquiry after this long. */
const claimMs = 2 * 60_000;
/** How often an answer is asked for. */
const checkMs = 10 * 60_000;
/** An inquiry without an answer for this long is closed, so that it is seen. */
const silentMs = 3 * 24 * 60 * 60_000;
/** An emailed inquiry without a recorded answer for this long is closed. */
const mailSilentMs = 30 * 24 * 60 * 60_000;
const retryMs = (tries: number) => Math.min(30_000 * 2 ** tries, 30 * 60_000);

type Attempted = Pick<InquiryRecord, 'detail' | 'reference'> & {
  state: InquiryRecord['state'];
  paid_paise: number | null;
  retryAfterMs?: number;
  /** The address, if it went by email. */
  sent_to?: string;
};

/** Sends an inquiry, or asks for its answer. Returns its state; undefined if another process does. */
export async function sendInquiry(
  db: Db,
  services: Services,
  { brand_id, inquiry_id }: Pick<InquiryRecord, 'brand_id' | 'inquiry_id'>,
): Promise<Pick<InquiryRecord, 'state' | 'detail'> | undefined> {
  const now = services.clock.now();
  const inquiry = await db
    .updateTable('courier_inquiries')
    .set((eb) => ({ due_at: new Date(now.getTime() + claimMs), tries: eb('tries', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .where('inquiry_id', '=', inquiry_id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!inquiry) return undefined;
  const couriers = await services.couriers.forBrand(brand_id);
  const adapter = couriers.adapter(inquiry.courier_id);
  const name = courierName(inquiry.courier_id);
  const attempted = await (adapter?.inquiries === 'email'
    ? attemptByEmail(db, services, inquiry)
    : adapter
      ? attempt(adapter, inquiry)
      : rejected(`${name} isn't connected.`));
  const isOpen = attempted.state === 'queued' || attempted.state === 'sent';
  // An email is answered to a person, who records the answer.
  const isFollowed = attempted.sent_to === undefined;
  const isSilent =
    isOpen &&
    (isFollowed || attempted.state === 'queued') &&
    now.getTime() - inquiry.created_at.getTime() > silentMs;
  const { state, detail } = isSilent ? rejected(`${name} gave no answer within 3 days.`) : attempted;
  if (state === 'answered' || state === 'rejected') {
    const { reference, paid_paise } = attempted;
    const actor: Actor = { kind: 'courier', id: String(inquiry.courier_id), name };
    await db
      .transaction()
      .execute((tx) => settleInquiry(tx, inquiry, { state, detail, reference, paid_paise, actor, now }));
    return { state, detail };
  }
  const waitMs = state === 'sent' ? checkMs : (attempted.retryAfterMs ?? retryMs(inquiry.tries));
  await db
    .updateTable('courier_inquiries')
    .set({
      state,
      detail,
      reference: attempted.reference,
      sent_to: attempted.sent_to ?? inquiry.sent_to,
      due_at: new Date(now.getTime() + (state === 'sent' && !isFollowed ? mailSilentMs : waitMs)),
      updated_at: now,
    })
    .where('brand_id', '=', brand_id)
    .where('inquiry_id', '=', inquiry_id)
    .where('state', 'in', ['queued', 'sent'])
    .execute();
  return { state, detail };
}

const rejected = (detail: string): Attempted => ({
  state: 'rejected',
  detail,
  reference: '',
  paid_paise: null,
});

/** Emails an inquiry to the courier's support address. A mail server that is down is tried again. */
async function attemptByEmail(db: Db, services: Services, inquiry: InquiryRecord): Promise<Attempted> {
  const { brand_id, courier_id, state, reference } = inquiry;
  const name = courierName(courier_id);
  // It was sent, and nobody recorded an answer in time.
  if (state === 'sent') return rejected(`No answer of ${name} was recorded within 30 days.`);
  const to = await supportAddress(db, brand_id, courier_id);
  const problem = emailProblem(services, name, to);
  if (problem !== '') return rejected(problem);
  try {
    await services.mailer.send(await buildInquiryEmail(db, inquiry, to));
    services.log.info({ brand_id, inquiry_id: inquiry.inquiry_id, courier_id }, 'courier inquiry emailed');
    return { state: 'sent', detail: `Emailed to ${to}.`, reference, paid_paise: null, sent_to: to };
  } catch (error) {
    services.log.warn(
      { brand_id, inquiry_id: inquiry.inquiry_id, err: error },
      'courier inquiry not emailed',
    );
    return {
      state: 'queued',
      detail: `The email to ${to} couldn't be sent. It is tried again.`,
      reference,
      paid_paise: null,
    };
  }
}

async function attempt(adapter: CourierAdapter, inquiry: InquiryRecord): Promise<Attempted> {
  const { reference, awb, kind, message, amount_paise } = inquiry;
  try {
    if (inquiry.state === 'sent') {
      const result: InquiryResult = await adapter.findInquiryResult(reference);
      return { ...result, reference, paid_paise: result.paid_paise ?? null };
    }
    const sent = await adapter.sendInquiry({
      id: inquiry.inquiry_id,
      awb,
      kind,
      message,
      ...(amount_paise !== null && { amount_paise }),
    });
    return sent.accepted
      ? { state: 'sent', detail: '', reference: sent.reference, paid_paise: null }
      : { state: 'rejected', detail: sent.reason, reference: '', paid_paise: null };
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    const { message: detail, retryAfterMs } = error;
    return {
      state: inquiry.state,
      detail,
      reference,
      paid_paise: null,
      retryAfterMs,
    };
  }
}
