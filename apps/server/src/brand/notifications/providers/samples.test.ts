import { createAdaptorServer } from '@hono/node-server';
import { readFileSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../../../start/config.ts';
import { MessageRejected } from '../message.ts';
import type { TextMessage } from '../message.ts';
import { createMessenger } from '../messenger.ts';

/** Requests and answers in the shape of the providers' documents: no simulator has a part in them. All names are invented. */
interface Sample {
  source: string;
  /** YYYY-MM-DD. */
  date: string;
  ask: TextMessage;
  /** Undefined if the provider must not be asked. */
  answer?: { path: string; status?: number; body: unknown };
  /** The provider's ID. */
  expected?: string;
  /** Part of the words of a message that is never sent again, or of one that is tried again. */
  rejected?: string;
  failed?: string;
  sent?: unknown;
  headers?: Record<string, string>;
}

const closing: (() => void)[] = [];
afterAll(() => closing.splice(0).forEach((close) => close()));

async function serve(answer: Sample['answer']) {
  const asked: { path: string; body: unknown; headers: Record<string, string> }[] = [];
  const app = new Hono();
  app.all('*', async (context) => {
    asked.push({ path: context.req.path, body: await context.req.json(), headers: context.req.header() });
    return new Response(JSON.stringify(answer?.body ?? {}), { status: answer?.status ?? 200 });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const folder = join(import.meta.dirname, 'samples');
const samples = readdirSync(folder).map((file): [string, Sample] => [
  basename(file, '.json'),
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample,
]);

describe('what is public of the message providers', () => {
  test.each(samples)(
    '%s',
    async (_, { source, date, ask, answer, expected, rejected, failed, ...sample }) => {
      expect(source).not.toBe('');
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      const { url, asked } = await serve(answer);
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
    },
  );

  test('says which channels deliver templates only, and that another has no provider', async () => {
    const config = parseConfig({ MSG91_AUTH_KEY: 'key91' });
    const messenger = await createMessenger(config, () => undefined);
    expect(messenger.templateChannels).toEqual(['sms']);
    const message = { channel: 'whatsapp', to: '9829014410', text: 'Hello', reference: 'ntf_1' } as const;
    await expect(messenger.send(message)).rejects.toThrow('no provider of WhatsApp messages');
  });
});
