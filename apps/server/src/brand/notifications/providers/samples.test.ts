import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSamples, serveSample } from '../../../../test/samples.ts';
import type { PublicSample, SampleAnswer } from '../../../../test/samples.ts';
import { parseConfig } from '../../../start/config.ts';
import { MessageRejected } from '../message.ts';
import type { TextMessage } from '../message.ts';
import { createMessenger } from '../messenger.ts';

interface Sample extends PublicSample {
  ask: TextMessage;
  /** Undefined if the provider must not be asked. */
  answer?: SampleAnswer;
  /** The provider's ID. */
  expected?: string;
  /** Part of the words of a message that is never sent again, or of one that is tried again. */
  rejected?: string;
  failed?: string;
  sent?: unknown;
  headers?: Record<string, string>;
}

const samples = readSamples<Sample>(join(import.meta.dirname, 'samples'));

/** Serves until the end of a test. */
async function serve(answers: readonly SampleAnswer[]) {
  const server = await serveSample(answers);
  onTestFinished(server.close);
  return server;
}

describe('what is public of the message providers', () => {
  test.each(samples)('%s', async (_, { ask, answer, expected, rejected, failed, ...sample }) => {
    const { url, requests: asked } = await serve(answer ? [answer] : []);
    const config = parseConfig({
      MSG91_AUTH_KEY: 'key91',
      MSG91_SENDER: 'MITTIL',
      MSG91_CODE_TEMPLATE: '650000000000000000000001',
      MSG91_URL: url,
      WHATSAPP_PHONE_ID: '100000000000001',
      WHATSAPP_TOKEN: 'EAAtoken',
      WHATSAPP_URL: url,
    });
    const messenger = await createMessenger(config, () => undefined);
    const error = await messenger.send(ask).then(
      (id) => {
        expect(id).toBe(expected);
        return undefined;
      },
      (reason: unknown) => reason as Error,
    );
    expect(error?.message ?? '').toContain(rejected ?? failed ?? '');
    if (error) {
      expect(rejected ?? failed).toBeDefined();
      expect(error instanceof MessageRejected).toBe(rejected !== undefined);
    }
    expect(asked.map(({ path }) => path)).toEqual(answer ? [answer.path] : []);
    if (sample.sent !== undefined) expect(asked[0]?.body).toEqual(sample.sent);
    if (sample.headers) expect(asked[0]?.headers).toMatchObject(sample.headers);
  });

  test('says which channels deliver templates only, and that another has no provider', async () => {
    const config = parseConfig({ MSG91_AUTH_KEY: 'key91' });
    const messenger = await createMessenger(config, () => undefined);
    expect(messenger.templateChannels).toEqual(['sms']);
    const message = { channel: 'whatsapp', to: '9829014410', text: 'Hello', reference: 'ntf_1' } as const;
    await expect(messenger.send(message)).rejects.toThrow('no provider of WhatsApp messages');
  });
});
