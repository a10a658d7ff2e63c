import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';

const Message = z.object({
  channel: z.enum(['sms', 'whatsapp']),
  to: z.string().regex(/^\+91[6-9]\d{9}$/),
  text: z.string().min(1).max(1600),
  reference: z.string(),
});

/**
 * Simulates a provider of SMS and WhatsApp on loopback: prints each message once. Numbers ending in 0000 have no WhatsApp;
 * for those ending in 0001 it is down.
 */
export async function startMessageSimulator(
  print: (text: string) => void,
): Promise<{ url: string; token: string; close: () => Promise<void> }> {
  const token = randomBytes(12).toString('hex');
  const known = new Map<string, string>();
  const app = new Hono();
  app.post('/messages', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${token}`)
      return context.json({ message: 'Unknown token' }, 401);
    const parsed = Message.safeParse(await context.req.json());
    if (!parsed.success)
      return context.json({ message: 'Send a channel, a number with +91 and a text' }, 422);
    const { channel, to, text, reference } = parsed.data;
    if (to.endsWith('0001')) return context.json({ message: 'Temporarily unavailable' }, 503);
    if (channel === 'whatsapp' && to.endsWith('0000'))
      return context.json({ message: 'This number has no WhatsApp' }, 422);
    const id = known.get(reference) ?? `msg_${randomBytes(8).toString('hex')}`;
    if (!known.has(reference)) print(`\n  ✆ ${channel === 'sms' ? 'SMS' : 'WhatsApp'} to ${to}: ${text}\n`);
    known.set(reference, id);
    if (known.size > 5000) known.delete(known.keys().next().value ?? '');
    return context.json({ id }, 202);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
