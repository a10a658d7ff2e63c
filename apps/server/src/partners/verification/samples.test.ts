import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSamples, serveSample } from '../../../test/samples.ts';
import type { PublicSample, SampleAnswer } from '../../../test/samples.ts';
import { createBankVerifier } from './bank.ts';
import { createGstVerifier } from './gst.ts';

interface Sample extends PublicSample {
  ask: { gstin: string } | { account: Parameters<ReturnType<typeof createBankVerifier>['start']>[0] };
  /** In the order in which they are asked. */
  answers: SampleAnswer[];
  /** Null for nothing. */
  expected?: unknown;
  error?: string;
  /** Part of the last request and of its headers. */
  sent?: object;
  headers?: Record<string, string>;
}

const samples = readSamples<Sample>(join(import.meta.dirname, 'samples'));

/** Serves until the end of a test. */
async function serve(answers: readonly SampleAnswer[]) {
  const server = await serveSample(answers);
  onTestFinished(server.close);
  return server;
}

describe('what is public of the verification providers', () => {
  test.each(samples)('%s', async (_, { ask, answers, expected, error, sent, headers }) => {
    const server = await serve(answers);
    const { url } = server;
    const work =
      'gstin' in ask
        ? createGstVerifier({ url, key: 'key_live_1', secret: 'secret_live_1' }).find(ask.gstin)
        : createBankVerifier({ url, key: 'rzp_live_1:secret', account: '2323230012345678' }).start(
            ask.account,
          );
    if (error === undefined) expect((await work) ?? null).toEqual(expected);
    else await expect(work).rejects.toThrow(error);
    expect(server.left).toEqual([]);
    const last = server.requests.at(-1);
    if (sent) expect(last?.body).toEqual(sent);
    if (headers) expect(last?.headers).toMatchObject(headers);
  });
});
