import { describe, expect, test } from 'vitest';
import { courierPartners, couriers, mapCourierStatus } from '../couriers/index.ts';
import {
  buyerAnswerProblem,
  checkNdrAction,
  describeBuyerAnswer,
  dialProblem,
  fakeReportEmail,
  fakeReportNote,
  formatFakeReport,
  matchNdrRule,
  ndrActions,
  ndrAnswerProblems,
  ndrBucketOf,
  ndrBuckets,
  ndrDeadline,
  ndrExpiry,
  ndrStatusOf,
  reAttemptDates,
  likeCasesRisk,
  rtoRisk,
  scoreFakeAttempt,
  sendsFakeReport,
  suggestNdrAnswer,
  toNdrAnswer,
  toNdrEscalation,
} from './index.ts';
import type { ActionableCase, NdrAction, NdrAnswer, NdrRule } from './index.ts';

const ist = (text: string) => new Date(`2026-11-${text}:00+05:30`);

describe('reasons', () => {
  test.each([
    ['delhivery', 'EOD-11', 'CNA'],
    ['delhivery', 'EOD-6O', 'CR-OTP'],
    ['delhivery', 'EOD-86', 'SD'],
    ['xpressbees', '24', 'CNA'],
    ['xpressbees', '111', 'CR-OTP'],
    ['xpressbees', '94', 'AI'],
    ['bluedart', '044-T', 'CNR'],
    ['bluedart', '029-S', 'CR-OTP'],
    ['bluedart', '029-T', 'CD'],
    ['bluedart', '999-T', 'OTH'],
    ['dtdc', 'DLK', 'CNA'],
    ['dtdc', 'KYC', 'CR-OTP'],
    ['ekart', 'OTP Verified Cancellation', 'CR-OTP'],
  ] as const)('%s says %s: %s', (partner, code, bucket) => {
    expect(ndrBucketOf(partner, code)).toBe(bucket);
  });

  test('a brand corrects a code', () => {
    expect(ndrBucketOf('delhivery', 'EOD-105', [{ code: 'EOD-105', bucket: 'REST' }])).toBe('REST');
  });

  test('each code has one reason, and the status mapping takes it for a failed delivery', () => {
    const said = {
      delhivery: { status_type: 'UD', status: 'Pending' },
      xpressbees: { status_type: '', status: 'UD' },
      bluedart: { status_type: 'T', status: '' },
      dtdc: { status_type: '', status: 'NONDLV' },
      ekart: { status_type: '', status: 'Undelivered' },
    };
    for (const partner of courierPartners) {
      const all = Object.values(couriers[partner].ndrReasons).flat();
      expect(new Set(all).size).toBe(all.length);
      for (const code of all) {
        const state = mapCourierStatus(partner, { ...said[partner], code });
        expect(state, `${partner} ${code}`).toBe('UNDELIVERED');
      }
    }
  });
});

describe('the deadline', () => {
  test.each([
    ['20T13:10', undefined, '20T21:00'],
    ['20T21:24', '20:00', '21T20:00'],
    ['20T21:00', undefined, '21T21:00'],
    ['20T20:59', '20:00', '21T20:00'],
  ])('of an attempt at %s with the cut-off %s is %s', (at, cutOff, expected) => {
    expect(ndrDeadline(ist(at), cutOff)).toEqual(ist(expected));
  });

  test('is never more than 24 hours away', () => {
    for (let minute = 0; minute < 1440; minute += 7) {
      const at = new Date(ist('20T00:00').getTime() + minute * 60_000);
      const hours = (ndrDeadline(at).getTime() - at.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThan(0);
      expect(hours).toBeLessThanOrEqual(24);
    }
  });

  test('ends in a re-attempt for reasons that may solve themselves, once', () => {
    const first = ndrBuckets.filter((bucket) => ndrExpiry({ bucket, attempts: 1 }) === 're-attempt');
    expect(first).toEqual(['CNA', 'CNR', 'CD', 'SD']);
    for (const bucket of ndrBuckets) expect(ndrExpiry({ bucket, attempts: 2 })).toBe('turns-back');
  });
});

describe('actions', () => {
  const ndr: ActionableCase = {
    partner: 'delhivery',
    courier_name: 'Delhivery',
    bucket: 'CNA',
    attempts: 1,
    state: 'UNDELIVERED',
    is_answered: false,
  };
  const allowed = (change: Partial<ActionableCase>) =>
    ndrActions.filter((action) => checkNdrAction({ ...ndr, ...change }, action).allowed);

  test('depend on the reason', () => {
    expect(allowed({})).toEqual(ndrActions);
    expect(allowed({ bucket: 'CR-OTP' })).toEqual(['return']);
    expect(allowed({ bucket: 'CR' })).toEqual(['re-attempt', 'return', 'fake']);
    expect(allowed({ bucket: 'SD' })).not.toContain('fake');
  });

  test('end with the third attempt, an answer, and when the parcel moves', () => {
    expect(allowed({ attempts: 3 })).toEqual(['return']);
    expect(allowed({ is_answered: true })).toEqual([]);
    for (const state of ['OUT_FOR_DELIVERY', 'DELIVERED', 'RTO_IN_TRANSIT'] as const)
      expect(allowed({ state })).toEqual([]);
  });

  test('that are not allowed say why', () => {
    for (const bucket of ndrBuckets)
      for (const action of ndrActions) {
        const check = checkNdrAction({ ...ndr, bucket }, action);
        if (!check.allowed) expect(check.reason).toMatch(/\w{3}.*\.$/);
      }
  });

  test('a re-attempt is possible from tomorrow to six days after the first failed attempt', () => {
    expect(reAttemptDates(ist('19T13:10'), ist('21T17:58'))).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(reAttemptDates(ist('10T13:10'), ist('21T17:58'))).toEqual([]);
  });

  const answer: NdrAnswer = {
    action: 're-attempt',
    is_fake: false,
    re_attempt_date: '',
    customer_address: '',
    landmark: '',
    alternate_phone: '',
    remark: '',
    proof: { call_recording: '', screenshot: '' },
  };
  const problems = (change: Partial<NdrAnswer>, bucket: ActionableCase['bucket'] = 'CNA') =>
    Object.keys(
      ndrAnswerProblems({ ...answer, ...change }, { bucket, first_ndr_at: ist('19T13:10') }, ist('21T17:58')),
    );

  test('need what the courier asks for', () => {
    expect(problems({})).toEqual([]);
    expect(problems({}, 'CD')).toEqual(['re_attempt_date']);
    expect(problems({ re_attempt_date: '2026-11-21' })).toEqual(['re_attempt_date']);
    expect(problems({ re_attempt_date: '2026-11-26' })).toEqual(['re_attempt_date']);
    expect(problems({}, 'AI')).toEqual(['customer_address']);
    expect(problems({ action: 'change-address', customer_address: '12' })).toEqual(['customer_address']);
    expect(problems({ action: 'change-phone' })).toEqual(['alternate_phone']);
    expect(problems({ is_fake: true })).toEqual(['remark', 'proof']);
    expect(
      problems({ is_fake: true, remark: 'Was home', proof: { call_recording: '', screenshot: '/s.png' } }),
    ).toEqual([]);
  });
});

describe('the report of a fake attempt', () => {
  const score = scoreFakeAttempt({
    at: ist('20T21:24').toISOString(),
    scans: [],
    remark: 'Consignee unavailable',
    buyer_was_there: true,
  });
  const report = {
    awb: '1490',
    attempt: { number: 2, at: ist('20T21:24').toISOString() },
    score,
    buyer_answer: null,
    remark: 'She was home all day.',
    proof: ['https://k.in/d/proof/a', 'https://k.in/d/proof/b'],
  };

  test("has the reasons, the buyer's own answer, the remark and the links", () => {
    const buyer_answer = {
      choice: 'nobody-came' as const,
      date: '',
      address: '12, Vikas Khand',
      landmark: '',
      phone: '9829012345',
      comment: 'I waited',
      at: ist('21T09:00').toISOString(),
    };
    const text = formatFakeReport({ ...report, buyer_answer });
    expect(text.split('\n')).toEqual([
      'Fake attempt reported: AWB 1490, attempt 2 on 20 Nov 2026 at 21:24.',
      'Reasons: No out-for-delivery scan that day; The buyer says that no one came; Marked at 21:24, outside 08:00–21:00; No call is logged.',
      "Buyer's answer: “I was there: no one came”, “I waited”.",
      "Seller's remark: She was home all day.",
      'Proof: https://k.in/d/proof/a https://k.in/d/proof/b',
    ]);
    expect(text).not.toMatch(/9829012345|Vikas Khand/);
  });

  test('leaves out what is not known, and what speaks for the courier', () => {
    const text = formatFakeReport({ ...report, score: { ...score, details: [] } });
    expect(text).not.toMatch(/Reasons|Buyer/);
  });

  test('reaches only couriers that take a remark, which is said in advance', () => {
    for (const partner of courierPartners)
      expect(fakeReportNote(partner, 'The courier')).toMatch(
        sendsFakeReport(partner) ? /gets your remark/ : /takes no files.*email/,
      );
    expect(courierPartners.filter(sendsFakeReport)).toEqual(['dtdc', 'ekart']);
  });
});

describe('the fake-attempt score', () => {
  const scan = (at: string, state: string, location = '', remark = '') => ({
    at: ist(at).toISOString(),
    state,
    location,
    remark,
  });

  test('adds 3, 3 and 2 where nobody went out, the buyer was there and it was late; a call counts for the courier', () => {
    const score = scoreFakeAttempt({
      at: ist('20T21:24').toISOString(),
      scans: [
        scan('19T09:38', 'OUT_FOR_DELIVERY', 'Gomti Nagar hub'),
        scan('20T18:06', 'AT_DESTINATION', 'Alambagh hub'),
        scan('20T21:22', 'AT_DESTINATION', '', 'Call made, 4 seconds'),
      ],
      remark: 'Customer unavailable',
      buyer_was_there: true,
    });
    expect(score).toMatchObject({ points: 8, max: 10, is_suspect: true });
    expect(score.details.map(({ reason, points }) => [reason, points])).toEqual([
      ['no-out-for-delivery', 3],
      ['buyer', 3],
      ['hours', 2],
      ['no-call', 0],
    ]);
    expect(score.details[2]?.text).toContain('21:24');
  });

  test('is low for an attempt by day after an out-for-delivery scan', () => {
    const score = scoreFakeAttempt({
      at: ist('19T13:10').toISOString(),
      scans: [scan('19T09:38', 'OUT_FOR_DELIVERY')],
      remark: '',
      buyer_was_there: false,
    });
    expect(score).toMatchObject({ points: 2, is_suspect: false });
  });
});

test('a case follows its parcel and its answer', () => {
  const status = (state: Parameters<typeof ndrStatusOf>[0]['state'], attempts = 1, answered_attempt = 0) =>
    ndrStatusOf({ state, attempts, answered_attempt });
  expect(status('UNDELIVERED')).toBe('response-needed');
  expect(status('UNDELIVERED', 1, 1)).toBe('response-requested');
  // The answer to the first attempt doesn't count for the second.
  expect(status('UNDELIVERED', 2, 1)).toBe('response-needed');
  expect(status('OUT_FOR_DELIVERY')).toBe('response-requested');
  expect(status('DELIVERED', 2, 1)).toBe('delivered');
  expect(status('RTO_IN_TRANSIT')).toBe('rto');
  expect(status('LOST')).toBe('closed');
});

test('the risk comes from the closest group with enough cases', () => {
  expect(rtoRisk({})).toBeUndefined();
  expect(
    rtoRisk({ pincode: { delivered: 1, returned: 2 }, attempt: { delivered: 30, returned: 10 } }),
  ).toMatchObject({ share: 0.25, sample: 40, level: 'attempt' });
  expect(rtoRisk({ pincode: { delivered: 1, returned: 2 } })).toMatchObject({ sample: 3, level: 'pincode' });
});

describe('the risk of like cases', () => {
  const ended = (bucket: string, returned: number, delivered: number) =>
    [true, false].flatMap((is_newer) =>
      [true, false].map((is_returned) => ({
        bucket,
        payment_mode: 'cod',
        attempts: 1,
        area: '302',
        is_returned,
        is_newer,
        count: is_returned ? returned : delivered,
      })),
    );
  const like = (bucket: string) => ({ bucket, payment_mode: 'cod', attempts: 1, area: '302' });

  test('is shown where older cases predict the newest better than the average', () => {
    const riskOf = likeCasesRisk([...ended('CR', 60, 20), ...ended('CNA', 20, 60)]);
    expect(riskOf(like('CR'))).toEqual({ share: 0.75, sample: 160, level: 'pincode' });
    expect(riskOf(like('CNA'))?.share).toBe(0.25);
  });

  test('is not shown where every case has the average, or too few have ended', () => {
    expect(likeCasesRisk([...ended('CR', 40, 40), ...ended('CNA', 40, 40)])(like('CR'))).toBeUndefined();
    expect(likeCasesRisk([...ended('CR', 30, 10), ...ended('CNA', 10, 30)])(like('CR'))).toBeUndefined();
    expect(likeCasesRisk([])(like('CR'))).toBeUndefined();
  });
});

test('the first matching rule answers', () => {
  const rule = (rule_id: string, change: Partial<NdrRule>): NdrRule => ({
    rule_id,
    name: rule_id,
    priority: 1,
    is_active: true,
    buckets: [],
    partners: [],
    min_value_paise: null,
    max_value_paise: null,
    payment_mode: null,
    action: 're-attempt',
    ...change,
  });
  const rules = [
    rule('any', { priority: 9 }),
    rule('off', { is_active: false }),
    rule('refused', { priority: 2, buckets: ['CR'], max_value_paise: 50_000, action: 'return' }),
  ];
  const ndr = { bucket: 'CR', partner: 'delhivery', value_paise: 50_000, payment_mode: 'cod' } as const;
  expect(matchNdrRule(rules, ndr)?.rule_id).toBe('refused');
  expect(matchNdrRule(rules, { ...ndr, value_paise: 50_001 })?.rule_id).toBe('any');
});

test('a buyer’s answer becomes the seller’s', () => {
  const given = {
    choice: 'day',
    date: '2026-11-22',
    address: '',
    landmark: '',
    phone: '',
    comment: 'Before 1 pm',
    at: ist('21T10:12').toISOString(),
  } as const;
  expect(buyerAnswerProblem(given, ist('19T13:10'), ist('21T10:12'))).toBeUndefined();
  expect(buyerAnswerProblem({ ...given, date: '2026-12-22' }, ist('19T13:10'), ist('21T10:12'))).toBe('date');
  expect(
    buyerAnswerProblem({ ...given, choice: 'phone', phone: '12' }, ist('19T13:10'), ist('21T10:12')),
  ).toBe('phone');
  expect(toNdrAnswer(given)).toMatchObject({ action: 're-attempt', re_attempt_date: '2026-11-22' });
  expect(toNdrAnswer({ ...given, choice: 'cancel' }).action).toBe('return');
});

describe('the answer that is suggested first', () => {
  const all = ndrActions.map((action) => ({ action, is_allowed: true }));
  const only = (...actions: NdrAction[]) =>
    all.map(({ action }) => ({ action, is_allowed: actions.includes(action) }));
  const buyer = { date: '', address: '', landmark: '', phone: '', comment: '', at: '2026-11-21T05:00:00Z' };

  test('is what the buyer asked for', () => {
    const day = { ...buyer, choice: 'day', date: '2026-11-23', comment: 'After six' } as const;
    expect(suggestNdrAnswer(day, all)).toMatchObject({
      action: 're-attempt',
      re_attempt_date: '2026-11-23',
      remark: 'After six',
    });
    expect(suggestNdrAnswer({ ...buyer, choice: 'cancel' }, all).action).toBe('return');
  });

  test('is a re-attempt without a buyer, or what the courier still takes', () => {
    expect(suggestNdrAnswer(null, all).action).toBe('re-attempt');
    expect(suggestNdrAnswer(null, only('change-address', 'return')).action).toBe('change-address');
    expect(
      suggestNdrAnswer({ ...buyer, choice: 'phone', phone: '9829012345' }, only('return')),
    ).toMatchObject({
      action: 'return',
      alternate_phone: '9829012345',
    });
    expect(suggestNdrAnswer(null, []).action).toBe('re-attempt');
  });

  test('is described to the seller', () => {
    expect(describeBuyerAnswer({ ...buyer, choice: 'day', date: '2026-11-23' })).toBe(
      'Deliver on Mon 23 Nov',
    );
    expect(describeBuyerAnswer({ ...buyer, choice: 'day' })).toBe('Deliver on another day');
    expect(
      describeBuyerAnswer({ ...buyer, choice: 'address', address: '12 MI Road', landmark: 'Raj Mandir' }),
    ).toBe('Correct the address: 12 MI Road, Raj Mandir');
    expect(describeBuyerAnswer({ ...buyer, choice: 'nobody-came' })).toBe('No one came: deliver again');
  });
});

describe('the fields that are sent', () => {
  const answer: NdrAnswer = {
    action: 're-attempt',
    is_fake: false,
    re_attempt_date: '2026-11-23',
    customer_address: '12 MI Road',
    landmark: 'Raj Mandir',
    alternate_phone: '9829012345',
    remark: 'After six',
    proof: { call_recording: '', screenshot: '/files/a.png' },
  };

  test('are those of the answer alone', () => {
    expect(toNdrEscalation(answer, 'CNA')).toEqual({
      escalation_type: 'RE',
      reason_id: 'CNA',
      re_attempt_date: '2026-11-23',
      remark: 'After six',
    });
    expect(toNdrEscalation({ ...answer, action: 'change-address' }, 'AI')).toMatchObject({
      customer_address: '12 MI Road',
      landmark: 'Raj Mandir',
      alternate_phone: '9829012345',
    });
    expect(toNdrEscalation({ ...answer, action: 'return' }, 'CR')).toEqual({
      escalation_type: 'RTO',
      reason_id: 'CR',
      remark: 'After six',
    });
  });

  test('of a fake attempt have the proof', () => {
    expect(toNdrEscalation({ ...answer, is_fake: true }, 'CNA')).toMatchObject({
      escalation_type: 'FA',
      proof: answer.proof,
    });
  });
});

test('a report is emailed to the support desk', () => {
  const link = new URL(
    fakeReportEmail({ awb: '80123', attempt: 2, report: 'Reasons: late & far', to: 'help@courier.in' }),
  );
  expect(decodeURIComponent(link.pathname)).toBe('help@courier.in');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject: 'Fake attempt 2, AWB 80123',
    body: 'Reasons: late & far',
  });
});

describe('the hours for calls', () => {
  const facts = {
    is_connected: true,
    is_ended: false,
    agent_phone: '9829012345',
    buyer_phone: '9829010012',
    is_case_busy: false,
    is_agent_busy: false,
    calls_today: 0,
    daily_cap: 50,
    rings_at_night: false,
  };
  const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);

  test.each([
    ['08:59', 'Call from Sat 21 Nov, 09:00.'],
    ['21:00', 'Call from Sun 22 Nov, 09:00.'],
  ])('hold at %s', (time, next) => {
    expect(dialProblem(facts, at(time))).toContain(next);
    // Only the hours: the other limits hold for a rehearsal too.
    expect(dialProblem({ ...facts, rings_at_night: true }, at(time))).toBe('');
    expect(dialProblem({ ...facts, rings_at_night: true, daily_cap: 0 }, at(time))).not.toBe('');
  });

  test.each(['09:00', '20:59'])('allow a call at %s', (time) =>
    expect(dialProblem(facts, at(time))).toBe(''),
  );
});
