import { describe, expect, test } from 'vitest';
import { checkNdrAction, failedDelivery, ndrActions, ndrStatusOf } from '../ndr/index.ts';
import { rtoReturnState } from '../returns/index.ts';
import { isMessageDue } from '../notifications/index.ts';
import {
  describeParcel,
  predictDelivery,
  progressSteps,
  trackingLanguages,
  trackingMessages,
} from '../tracking/index.ts';
import type { TrackingLanguage } from '../tracking/index.ts';
import { describeSituation } from './describeSituation.ts';
import {
  failedDeliveryKey,
  happenings,
  isTurningBack,
  parcelSituation,
  situationOfCase,
} from './situation.ts';
import type { FailedDelivery, ParcelSituation } from './situation.ts';
import { isReturning, isTerminal, shipmentStates } from './states.ts';
import type { ShipmentState } from './states.ts';

const now = new Date('2026-11-26T02:30:00Z');
const tomorrow = '2026-11-27';
const answers = ['none', 're-attempt', 'return'] as const;
const wishes = ['none', 'day', 'nobody-came', 'cancel'] as const;
/** Before and after now. */
const deadlines = ['2026-11-26T15:30:00Z', '2026-11-25T15:30:00Z'];

interface Combination {
  state: ShipmentState;
  /** Undefined without a failed delivery. */
  ndr?: {
    attempts: number;
    bucket: 'CNA' | 'AI';
    given: (typeof answers)[number];
    wish: (typeof wishes)[number];
  };
  facts: FailedDelivery | undefined;
}

/** Every state, with every case that its parcel can have. */
const combinations: Combination[] = shipmentStates.flatMap((state): Combination[] => [
  { state, facts: undefined },
  ...deadlines.flatMap((deadline) =>
    [1, 2, 3, 4].flatMap((attempts) =>
      (['CNA', 'AI'] as const).flatMap((bucket) =>
        answers.flatMap((given) =>
          wishes.flatMap((wish) =>
            ['', 'Not taken'].map((rejection) => ({
              state,
              ndr: { attempts, bucket, given, wish },
              facts: failedDelivery(
                {
                  bucket,
                  attempts,
                  answered_attempt: given === 'none' ? attempts - 1 : attempts,
                  deadline_at: new Date(deadline),
                  rejection,
                  buyer_answer: wish === 'none' ? null : { choice: wish },
                },
                given === 'none' ? undefined : { action: given, re_attempt_date: tomorrow },
              ),
            })),
          ),
        ),
      ),
    ),
  ),
]);

/** The four surfaces of a combination. */
function surfacesOf({ state, facts }: Combination, language: TrackingLanguage = 'en') {
  const situation = parcelSituation(state, facts, now);
  const page = describeParcel({ status: state, promised_date: tomorrow, situation }, { language, now });
  return {
    situation,
    console: describeSituation(situation),
    page: `${page.headline} ${page.detail}`,
    steps: progressSteps(state, language, situation),
    expected: predictDelivery({ status: state, promised_date: tomorrow, situation, now }),
    asks: isMessageDue('ndr.link', situation),
    saysLate: isMessageDue('shipment.delayed', situation),
  };
}

const nameOf = ({ state, ndr, facts }: Combination) => JSON.stringify({ state, ...ndr, ...facts });
/** The combinations for which a surface says something that is not so. */
const wrong = (isWrong: (surfaces: ReturnType<typeof surfacesOf>, one: Combination) => boolean) =>
  combinations.filter((one) => isWrong(surfacesOf(one), one)).map(nameOf);

describe('the situation of a parcel', () => {
  test('is decided for every combination, and every line of the table decides one', () => {
    expect(combinations).toHaveLength(20 * (1 + 2 * 4 * 2 * 3 * 4 * 2));
    const cases = combinations.filter(({ state, facts }) => state === 'UNDELIVERED' && facts !== undefined);
    const lineOf = ({ facts }: Combination) => {
      const key = facts && failedDeliveryKey(facts, now);
      return situationOfCase.findIndex(({ when }) =>
        Object.entries(when).every(([name, value]) => key && key[name as keyof typeof key] === value),
      );
    };
    expect([...new Set(cases.map(lineOf))].toSorted((a, b) => a - b)).toEqual(
      situationOfCase.map((_, index) => index),
    );
    expect([...new Set(combinations.map((one) => surfacesOf(one).situation.happening))].toSorted()).toEqual(
      happenings.toSorted(),
    );
  });

  test('never asks a buyer who has answered, or whose parcel moves, turns back or has no attempt left', () => {
    expect(
      wrong(
        ({ asks }, { state, ndr }) =>
          asks &&
          (state !== 'UNDELIVERED' ||
            !ndr ||
            ndr.wish !== 'none' ||
            ndr.given !== 'none' ||
            ndr.attempts >= 3),
      ),
    ).toEqual([]);
  });

  test('asks every buyer whose answer can still change what happens before the cut-off', () => {
    expect(
      wrong(
        ({ asks }, { state, ndr, facts }) =>
          !asks &&
          state === 'UNDELIVERED' &&
          ndr !== undefined &&
          ndr.wish === 'none' &&
          ndr.given === 'none' &&
          ndr.attempts < 3 &&
          facts !== undefined &&
          facts.deadline > now,
      ),
    ).toEqual([]);
  });

  const promises = trackingLanguages.map(
    (language) => [language, trackingMessages[language].attemptedText] as const,
  );
  test.each(promises)(
    'never promises another attempt in %s if none is left or the parcel turns back',
    (language, text) => {
      const lying = combinations.filter((one) => {
        const { page, situation } = surfacesOf(one, language);
        const isOver = (one.ndr?.attempts ?? 0) >= 3 || one.ndr?.given === 'return' || isReturning(one.state);
        return page.includes(text) && (isOver || situation.otherwise === 'turns-back');
      });
      expect(lying.map(nameOf)).toEqual([]);
    },
  );

  test('expects no delivery of a parcel that turns back, is over, or waits to be answered', () => {
    expect(
      wrong(({ expected, saysLate, situation }, { state, ndr }) => {
        const isOver =
          isReturning(state) ||
          isTerminal(state) ||
          (state === 'UNDELIVERED' && (ndr === undefined || ndr.given === 'return' || ndr.attempts >= 3)) ||
          situation.otherwise === 'turns-back';
        return isOver && (expected !== undefined || saysLate || situation.expects_delivery);
      }),
    ).toEqual([]);
  });

  test('shows the steps of a return exactly when the console says that it returns', () => {
    expect(
      wrong(
        ({ steps, situation, console: text }, { state }) =>
          steps.length > 0 &&
          (steps.some(({ key }) => key === 'returning') !== isTurningBack(state, situation) ||
            isTurningBack(state, situation) !== /^(Return|Back with)/.test(text)),
      ),
    ).toEqual([]);
  });

  test('says the same to buyer and seller: a parcel that turns back without an answer does so on both', () => {
    expect(
      wrong(({ situation, console: text, page }) => {
        if (situation.otherwise === null) return false;
        const sellerReads = /turns? back|return the parcel/.test(text);
        const buyerReads = page.includes('try again');
        return (situation.otherwise === 'turns-back') !== sellerReads || (sellerReads && buyerReads);
      }),
    ).toEqual([]);
  });

  test('offers the seller exactly what the courier takes', () => {
    const check = ({ state, ndr }: Combination) =>
      ndr
        ? ndrActions.filter(
            (action) =>
              action !== 'fake' &&
              checkNdrAction(
                {
                  partner: 'delhivery',
                  courier_name: 'Delhivery',
                  bucket: ndr.bucket,
                  attempts: ndr.attempts,
                  state,
                  is_answered: ndr.given !== 'none',
                },
                action,
              ).allowed,
          )
        : [];
    expect(
      wrong(({ situation: { can } }, one) => {
        const allowed = check(one);
        return (
          one.ndr !== undefined &&
          (can.includes('return') !== allowed.includes('return') ||
            can.includes('answer') !== allowed.includes('re-attempt'))
        );
      }),
    ).toEqual([]);
  });

  test('is listed as waiting for an answer exactly when there is one to give', () => {
    expect(
      wrong(({ situation: { can } }, { state, ndr }) => {
        if (!ndr) return false;
        const status = ndrStatusOf({
          state,
          attempts: ndr.attempts,
          answered_attempt: ndr.given === 'none' ? ndr.attempts - 1 : ndr.attempts,
        });
        return (status === 'response-needed') !== (can.includes('answer') || can.includes('return'));
      }),
    ).toEqual([]);
  });

  test('lists an RTO as coming or received by what happens to its parcel', () => {
    expect(
      wrong(({ situation: { happening } }, { state }) => {
        const listed = {
          returning: 'IN_TRANSIT',
          returned: 'DTO_DELIVERED',
          'return-checked': 'DTO_DELIVERED',
        };
        return rtoReturnState(state) !== (listed as Partial<Record<string, string>>)[happening];
      }),
    ).toEqual([]);
  });

  const at = (state: ShipmentState, facts?: Partial<FailedDelivery>): ParcelSituation =>
    parcelSituation(
      state,
      facts && {
        attempts: 1,
        expiry: 're-attempt',
        deadline: new Date('2026-11-26T15:30:00Z'),
        instruction: 'none',
        day: '',
        is_rejected: false,
        buyer: 'none',
        ...facts,
      },
      now,
    );

  test.each([
    [at('IN_TRANSIT'), 'On its way'],
    [at('UNDELIVERED', {}), 'Answer by 26 Nov 2026, 21:00, or a re-attempt is requested'],
    [at('UNDELIVERED', { expiry: 'turns-back' }), 'Answer by 26 Nov 2026, 21:00, or the parcel turns back'],
    [at('UNDELIVERED', { attempts: 3 }), 'All attempts are made: the parcel turns back'],
    [at('UNDELIVERED', { buyer: 'cancel' }), 'Buyer cancelled: return the parcel by 26 Nov 2026, 21:00'],
    [at('UNDELIVERED', { instruction: 're-attempt', day: tomorrow }), 'Re-attempt requested for Fri 27 Nov'],
    [at('RTO_IN_TRANSIT', { buyer: 'deliver' }), 'Returning to you'],
  ])('reads as a sentence: %#', (situation, text) => {
    expect(describeSituation(situation)).toBe(text);
  });

  test('tells the buyer the chosen day of the next attempt', () => {
    const situation = at('UNDELIVERED', { instruction: 're-attempt', day: '2026-11-28' });
    expect(describeParcel({ status: 'UNDELIVERED', promised_date: tomorrow, situation }, { now })).toEqual({
      headline: 'Delivery attempted',
      detail: 'The courier will try again. Keep your phone nearby. Saturday 28 November, by 8 pm',
    });
  });

  test('promises nothing of an undelivered parcel whose case is not known', () => {
    expect(describeParcel({ status: 'UNDELIVERED', promised_date: tomorrow }, { now })).toEqual({
      headline: 'Delivery attempted',
      detail: 'Contact the seller for help.',
    });
  });
});
