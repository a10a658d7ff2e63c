import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSamples, serveSample } from '../../../test/samples.ts';
import type { PublicSample, SampleAnswer } from '../../../test/samples.ts';
import { createExotel, toReport } from './exotel.ts';
import { TelephonyRefused } from './port.ts';
import type { CallRequest, Telephony } from './port.ts';

interface Sample extends PublicSample {
  ask: 'check' | { connect: CallRequest } | { load: string } | { news: Record<string, unknown> };
  answers: SampleAnswer[];
  /** Null for nothing. */
  expected?: unknown;
  error?: string;
  /** Part of the last request. */
  sent?: object;
}

const samples = readSamples<Sample>(join(import.meta.dirname, 'samples'));
const access = {
  region: 'mumbai',
  account_sid: 'Exotel',
  api_key: 'key-1',
  api_token: 'token-1',
  caller_id: '0XXXXXX4890',
} as const;

async function askExotel(exotel: Telephony, ask: Sample['ask']): Promise<unknown> {
  if (ask === 'check') return exotel.check();
  if ('connect' in ask) return exotel.connect(ask.connect);
  return 'load' in ask ? exotel.load(ask.load) : exotel.readNews(ask.news);
}

describe('what is public of Exotel', () => {
  test.each(samples)('%s', async (_, { ask, answers, expected, error, sent }) => {
    const server = await serveSample(answers);
    onTestFinished(server.close);
    const work = askExotel(createExotel(access, server.url), ask);
    if (error === undefined) expect((await work) ?? null).toEqual(expected);
    else await expect(work).rejects.toThrow(error);
    expect(server.left).toEqual([]);
    const last = server.requests.at(-1);
    if (sent) expect(last?.body).toMatchObject(sent);
    // key-1:token-1
    if (last) expect(last.headers['authorization']).toBe('Basic a2V5LTE6dG9rZW4tMQ==');
  });
});

/** Statuses of a leg are in the docs of StatusCallback; which leg didn't answer decides whom the words are about. */
describe('a call that reached no one', () => {
  const reported = (Status: string, Leg1Status: string, Leg2Status: string) =>
    toReport({
      Sid: 'c579',
      Status,
      RecordingUrl: '',
      PreSignedRecordingUrl: '',
      Details: { ConversationDuration: 0, Leg1Status, Leg2Status },
    });

  test.each([
    ['no-answer', 'no-answer', '', 'not-picked-up', ''],
    ['no-answer', 'completed', 'no-answer', 'no-answer', ''],
    ['completed', 'completed', 'no-answer', 'no-answer', ''],
    ['completed', 'completed', 'busy', 'busy', ''],
    ['busy', 'busy', '', 'not-picked-up', 'Your phone was busy.'],
    ['completed', 'completed', 'canceled', 'failed', 'The call ended before the buyer answered.'],
    ['failed', 'completed', 'failed', 'failed', "The buyer's phone couldn't be reached."],
    ['failed', 'failed', '', 'failed', "Your phone couldn't be reached."],
    ['in-progress', '', '', 'calling-you', ''],
    ['in-progress', 'in-progress', '', 'calling-buyer', ''],
    ['in-progress', 'in-progress', 'in-progress', 'talking', ''],
  ])('%s, legs %s and %s: %s', (status, first, second, state, problem) => {
    expect(reported(status, first, second)).toMatchObject({ state, problem });
  });
});

describe('the address of a recording', () => {
  test.each([
    'https://recordings.example.in/a.mp3',
    'https://exotel.com.example.in/a.mp3',
    'http://recordings.exotel.com/a.mp3',
    'http://169.254.169.254/latest/meta-data',
    'https://ec2-10-0-0-7.ap-south-1.compute.amazonaws.com/a.mp3',
    'https://s3.ap-south-1.amazonaws.com.example.com/a.mp3',
    '/a.mp3',
  ])('%s is not fetched', async (url) => {
    await expect(createExotel(access).fetchRecording(url, 1000)).rejects.toThrow(TelephonyRefused);
  });

  test('is fetched up to a size', async () => {
    const server = await serveSample([
      { path: '/a.mp3', body: 'x'.repeat(200) },
      { path: '/a.mp3', body: 'x'.repeat(200) },
    ]);
    onTestFinished(server.close);
    const exotel = createExotel(access, server.url);
    expect((await exotel.fetchRecording(`${server.url}/a.mp3`, 1000)).byteLength).toBe(202);
    await expect(exotel.fetchRecording(`${server.url}/a.mp3`, 100)).rejects.toThrow('too large');
  });
});
