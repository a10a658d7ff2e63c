import { mapCourierReturnStatus, mapCourierStatus } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { addDays, formatDays } from '@khep/domain/days';
import { formatCount, formatRupees } from '@khep/domain/money';
import { readPrintablePages } from '../../../platform/documents/foreign/printablePages.ts';
import type { Booking, CourierAdapter, CourierScan, LabelData } from '../port.ts';
import { redactAnswer } from './redactAnswer.ts';
import type { RecordedCall } from './recordCalls.ts';

/** The outcome of one question to a courier. */
export interface CheckResult {
  /** Names the sample: `pincode-560034`. */
  name: string;
  state: 'ok' | 'failed' | 'unsupported';
  /** For people: what the courier answered, or why it failed. */
  detail: string;
  /** The answers as a sample of `samples.test.ts`, redacted; undefined where the courier gave none. */
  sample?: CourierSample;
}

/** A sample as `samples.test.ts` reads it. Its expected values are ours: read them against the answer before keeping it. */
export interface CourierSample {
  source: string;
  date: string;
  ask: [method: string, argument?: unknown];
  answers: { path: string; status: number; body?: unknown; text?: string }[];
  expected: unknown;
}

export interface CheckOptions {
  partner: CourierPartner;
  adapter: CourierAdapter;
  /** Takes the requests since it was last called. */
  takeCalls: () => RecordedCall[];
  pincodes: readonly string[];
  awbs: readonly string[];
  /** Books, prints and cancels this parcel. */
  booking?: Booking | undefined;
  /** Prints the label that a booking would get. Returns where it is. */
  printLabel?: ((booking: Booking, label: LabelData) => Promise<string>) | undefined;
  /** YYYY-MM-DD. */
  today: string;
}

interface Answer {
  state?: CheckResult['state'];
  detail: string;
  /** Compared with the answer by who keeps the sample. */
  result: unknown;
}

/**
 * Asks a courier what only reads, and books a parcel if one is given, which is cancelled again. Yields each result when it is
 * known; a failure stops what depends on it only.
 */
export async function* checkCourier(options: CheckOptions): AsyncGenerator<CheckResult> {
  const { adapter, partner, pincodes, awbs, booking, today } = options;
  const ask = askWith(options);
  const login = await ask('log-in', ['verify'], async () => {
    const { ok, reason } = await adapter.verify();
    return { state: ok ? 'ok' : 'failed', detail: ok ? 'accepted' : reason, result: { ok } };
  });
  yield login;
  if (login.state === 'failed') return;
  for (const pincode of pincodes)
    yield await ask(`pincode-${pincode}`, ['serviceability', pincode], async () => {
      const found = await adapter.serviceability(pincode);
      return { detail: found === null ? 'not served' : describeService(found), result: found };
    });
  const [from_pincode = '', to_pincode = from_pincode] = pincodes;
  if (from_pincode !== '') {
    const lane = { from_pincode, to_pincode, weight_g: 500, length_cm: 20, width_cm: 15, height_cm: 10 };
    const question = { ...lane, payment_mode: 'prepaid', collectible_paise: 0 } as const;
    yield await ask('rate', ['rate', question], async () => {
      const rate = await adapter.rate(question);
      return rate.rated
        ? { detail: `${formatRupees(rate.total_paise)}, zone ${rate.zone}`, result: rate }
        : { state: 'unsupported', detail: rate.reason, result: rate };
    });
  }
  const { transitDays } = adapter;
  if (to_pincode !== from_pincode && transitDays) {
    const question = { from: from_pincode, to: to_pincode, day: addDays(today, 1) };
    yield await ask('transit', ['transitDays', question], async () => {
      const stated = await transitDays(question);
      return stated
        ? { detail: `${formatDays(stated.days)} from ${from_pincode} to ${to_pincode}`, result: stated }
        : { state: 'unsupported', detail: 'no days: our usual ones count', result: stated };
    });
  }
  for (const awb of awbs)
    yield await ask(`track-${awb}`, ['track', [awb]], async () => trackOne(partner, adapter, awb));
  if (booking) {
    yield await checkWarehouse(adapter, booking.pickup_location, ask);
    yield* bookAndCancel(options, booking, ask);
  }
}

/** Whether the courier has the name. One that it doesn't have is registered by the booking that follows. */
const checkWarehouse = (adapter: CourierAdapter, name: string, ask: Ask): Promise<CheckResult> =>
  ask('warehouse', ['checkWarehouse', name], async () => {
    const result = await adapter.checkWarehouse(name);
    if (result.state === 'unsupported') return { state: 'unsupported', detail: result.reason, result };
    const words = result.state === 'known' ? 'is registered' : 'is unknown: the booking registers it';
    return { detail: `“${name}” ${words}`, result };
  });

type Ask = (name: string, asked: CourierSample['ask'], run: () => Promise<Answer>) => Promise<CheckResult>;

const askWith =
  ({ takeCalls, partner, today }: CheckOptions): Ask =>
  async (name, asked, run) => {
    takeCalls();
    try {
      const { state = 'ok', detail, result } = await run();
      const answers = takeCalls().flatMap(toAnswer);
      const sample: CourierSample = {
        source: `Answer of ${partner} to courier:check`,
        date: today,
        ask: asked,
        answers,
        expected: redactAnswer(result),
      };
      return { name, state, detail, ...(answers.length > 0 && { sample }) };
    } catch (error) {
      const said = takeCalls().find(({ problem }) => problem !== '');
      return {
        name,
        state: 'failed',
        detail: `${said ? `${said.path}: ` : ''}${error instanceof Error ? error.message : String(error)}`,
      };
    }
  };

/** Log-ins have nothing but a token. */
function toAnswer({ name, path, status, body }: RecordedCall): CourierSample['answers'] {
  if (name === 'login' || body === undefined) return [];
  const safe = redactAnswer(body);
  return [typeof safe === 'string' ? { path, status, text: safe } : { path, status, body: safe }];
}

function describeService({
  prepaid,
  cod,
  pickup,
  oda,
  max_cod_paise,
  remarks,
}: NonNullable<Awaited<ReturnType<CourierAdapter['serviceability']>>>): string {
  const parts = [
    prepaid ? 'prepaid' : 'no prepaid',
    cod === undefined ? 'COD not said' : cod ? 'COD' : 'no COD',
    pickup ? 'pickup' : 'no pickup',
    oda && 'outside the delivery area',
    max_cod_paise > 0 && `COD up to ${formatRupees(max_cod_paise)}`,
    remarks,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Scans with an unknown status fail the check: their parcels would stand still. */
async function trackOne(partner: CourierPartner, adapter: CourierAdapter, awb: string): Promise<Answer> {
  const scans = await adapter.track([awb]);
  const stateOf = (scan: CourierScan) =>
    mapCourierStatus(partner, scan) ?? mapCourierReturnStatus(partner, scan);
  const unknown = scans.filter((scan) => stateOf(scan) === undefined);
  if (scans.length === 0)
    return { state: 'failed', detail: 'no scans: is it this account’s AWB?', result: scans };
  if (unknown.length > 0) {
    const names = unknown.map(({ status, status_type, code }) => `${status} (${status_type} ${code})`.trim());
    return {
      state: 'failed',
      detail: `unknown: ${[...new Set(names)].join(', ')}. Map them on the courier's page.`,
      result: scans,
    };
  }
  const last = scans.at(-1)!;
  return {
    detail: `${scans.length} ${scans.length === 1 ? 'scan' : 'scans'}, ${stateOf(last)} at ${last.event_time}`,
    result: scans,
  };
}

/** Books, reads the label, prints it, cancels, and looks whether the cancelled AWB would be adopted. */
async function* bookAndCancel(
  { adapter, printLabel }: CheckOptions,
  booking: Booking,
  ask: Ask,
): AsyncGenerator<CheckResult> {
  let awb = '';
  yield await ask('book', ['book'], async () => {
    const result = await adapter.book(booking);
    if (!result.booked) return { state: 'failed', detail: result.reason, result };
    ({ awb } = result);
    return { detail: `AWB ${awb}, routing ${result.routing_code || 'not said'}`, result };
  });
  if (awb === '') return;
  let label: LabelData | null = null;
  yield await ask('label', ['labelData', awb], async () => {
    label = await adapter.labelData(awb);
    if (label === null) return { state: 'failed', detail: `AWB ${awb} is unknown`, result: label };
    const isSame = label.payment_mode === booking.payment_mode;
    return {
      state: isSame ? 'ok' : 'failed',
      detail: `${label.payment_mode}, ${
        label.collectible_paise === undefined ? 'amount not said' : formatRupees(label.collectible_paise)
      } to collect`,
      result: label,
    };
  });
  if (label && printLabel) yield { name: 'print', state: 'ok', detail: await printLabel(booking, label) };
  yield await ask('label-file', ['fetchLabel', awb], async () => {
    const answer = await adapter.fetchLabel(awb);
    if (answer.state !== 'found')
      return {
        state: answer.state === 'missing' ? 'failed' : 'unsupported',
        detail: answer.reason,
        result: answer,
      };
    const { pages } = readPrintablePages(answer.pdf);
    // The file has the buyer's address: only its size is kept.
    return {
      detail: `a PDF, ${formatCount(pages.length, 'page', 'pages')}`,
      result: { state: answer.state },
    };
  });
  yield await ask('find', ['findBooking', booking.reference], async () => {
    const found = await adapter.findBooking(booking.reference);
    const isFound = found?.awb === awb;
    return {
      state: isFound ? 'ok' : 'failed',
      detail: isFound
        ? 'found by our reference'
        : 'not found by our reference: a lost answer would book twice',
      result: found,
    };
  });
  const cancelled = await ask('cancel', ['cancel', awb], async () => {
    const { cancelled: isDone, reason } = await adapter.cancel(awb);
    return {
      state: isDone ? 'ok' : 'failed',
      detail: isDone
        ? `AWB ${awb} is cancelled`
        : `AWB ${awb} is still booked: ${reason}. Cancel it at the courier.`,
      result: { cancelled: isDone },
    };
  });
  yield cancelled;
  if (cancelled.state === 'failed') return;
  yield await ask('find-cancelled', ['findBooking', booking.reference], async () => {
    const found = await adapter.findBooking(booking.reference);
    return {
      state: found === null ? 'ok' : 'failed',
      detail:
        found === null ? 'not adopted any more' : `AWB ${found.awb} would be adopted though it is cancelled`,
      result: found,
    };
  });
}
