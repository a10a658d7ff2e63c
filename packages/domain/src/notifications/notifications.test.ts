import { describe, expect, test } from 'vitest';
import {
  chooseChannel,
  describeMessage,
  chooseMessageLanguage,
  fillTemplate,
  formatChannels,
  maskContact,
  nextSendTime,
  notificationKind,
  notificationKindIds,
  notificationLanguages,
  templateProblem,
  templateValues,
} from './index.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);

describe('what became of a message', () => {
  const queued = { state: 'queued', reason: '', send_after: null, sent_at: null } as const;
  const describeAt = (message: Parameters<typeof describeMessage>[0]) =>
    describeMessage(message, { now: at('21:30'), format: (moment) => moment.slice(11, 16) });

  test.each([
    [{ ...queued, send_after: '2026-11-22T08:00:00+05:30' }, 'goes 08:00, after the quiet hours'],
    [{ ...queued, send_after: '2026-11-21T21:30:00+05:30' }, 'on its way'],
    [
      { ...queued, send_after: '2026-11-21T21:40:00+05:30', reason: 'The provider is busy.' },
      'tried again 21:40: The provider is busy.',
    ],
    [{ ...queued, state: 'sent', sent_at: '2026-11-21T21:29:00+05:30' }, 'sent 21:29'],
    [{ ...queued, state: 'failed', reason: 'No WhatsApp' }, 'could not be sent: No WhatsApp'],
    [{ ...queued, state: 'skipped', reason: 'Stopped by the buyer.' }, 'not sent: Stopped by the buyer.'],
  ] as const)('%o is said in words', (message, words) => {
    expect(describeAt(message)).toBe(words);
  });
});

describe('quiet hours', () => {
  const night = { from: '21:00', to: '09:00' };

  test.each([
    ['20:59', '2026-11-21T20:59:00+05:30'],
    ['21:00', '2026-11-22T09:00:00+05:30'],
    ['00:30', '2026-11-21T09:00:00+05:30'],
    ['08:59', '2026-11-21T09:00:00+05:30'],
    ['09:00', '2026-11-21T09:00:00+05:30'],
  ])('a message of %s leaves at %s', (time, expected) => {
    expect(nextSendTime(at(time), night)).toEqual(new Date(expected));
  });

  test('may lie within a day, or not exist', () => {
    expect(nextSendTime(at('13:30'), { from: '13:00', to: '15:00' })).toEqual(at('15:00'));
    expect(nextSendTime(at('23:00'), { from: '00:00', to: '00:00' })).toEqual(at('23:00'));
  });
});

describe('a template', () => {
  test('is filled, and shows no braces where a value is missing', () => {
    expect(fillTemplate('{brand}: {order} {gone}!', { brand: 'M&L', order: 'KH-1' })).toBe('M&L: KH-1 !');
  });

  test('is refused with the variable that does not exist, or that is missing', () => {
    expect(templateProblem('Hello {nam}', ['name', 'link'])).toContain('{nam}');
    expect(templateProblem('Hello {name}', ['name', 'link'], ['link'])).toContain('{link}');
    expect(templateProblem('{link}', ['name', 'link'], ['link'])).toBeUndefined();
  });

  test.each(notificationKindIds)('%s: the built-in texts obey the rules of a brand’s own', (id) => {
    const kind = notificationKind(id);
    for (const language of notificationLanguages) {
      expect(templateProblem(kind.texts[language].body, kind.variables, kind.required)).toBeUndefined();
      expect(templateProblem(kind.texts[language].subject, kind.variables)).toBeUndefined();
    }
    expect(Object.keys(kind.example)).toEqual(expect.arrayContaining([...kind.variables]));
  });
});

test('the channel is the first that reaches the recipient and was not refused', () => {
  const channels = ['whatsapp', 'sms', 'email'] as const;
  expect(chooseChannel(channels, { phone: '9829012345', email: 'a@b.in' })).toBe('whatsapp');
  expect(chooseChannel(channels, { phone: '', email: 'a@b.in' })).toBe('email');
  expect(chooseChannel(channels, { phone: '9829012345' }, (one) => one === 'whatsapp')).toBe('sms');
  expect(chooseChannel(['email'], { phone: '9829012345' })).toBeUndefined();
});

test('the language is the one that the buyer chose, else the brand’s', () => {
  expect(chooseMessageLanguage('hi', 'en')).toBe('hi');
  expect(chooseMessageLanguage('en', 'hi')).toBe('en');
  expect(chooseMessageLanguage(null, 'hi')).toBe('hi');
  // There are no messages in Tamil.
  expect(chooseMessageLanguage('ta', 'hi')).toBe('hi');
});

test('contacts are masked for lists', () => {
  expect(maskContact('9829014410')).toBe('98••••4410');
  expect(maskContact('farhan@example.in')).toBe('f•••@example.in');
});

test('channels are named in their order', () => {
  expect(formatChannels(['email', 'whatsapp'])).toBe('Email, WhatsApp');
  expect(formatChannels(['email', 'pigeon'])).toBe('Email');
  expect(formatChannels(undefined)).toBe('');
});

test('fills the gaps of a registered template in the order of its text, each time that a name appears', () => {
  const values = { name: 'Farhan', order: 'KH-1' };
  expect(templateValues('{order}: hello {name}, {order} is at {courier}', values)).toEqual([
    'KH-1',
    'Farhan',
    'KH-1',
    '',
  ]);
  expect(templateValues('No gaps', values)).toEqual([]);
});
