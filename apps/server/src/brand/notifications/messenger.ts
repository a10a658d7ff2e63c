import type { NotificationChannel } from '@khep/domain/notifications';
import { z } from 'zod';
import type { Config } from '../../start/config.ts';
import { startMessageSimulator } from './messageSimulator.ts';

export interface TextMessage {
  channel: Exclude<NotificationChannel, 'email'>;
  /** Ten digits. */
  to: string;
  text: string;
  /** Our id: a provider that knows it sends the message once. */
  reference: string;
}

/** The provider refuses the message: another try can't succeed. */
export class MessageRejected extends Error {
  override readonly name = 'MessageRejected';
}

/** Sends SMS and WhatsApp messages. */
export interface Messenger {
  readonly kind: 'http' | 'simulator';
  /** Returns the provider's id. @throws MessageRejected, or another error if the provider can't be reached */
  send(message: TextMessage): Promise<string>;
  close(): Promise<void>;
}

const timeoutMs = 10_000;
const Accepted = z.object({ id: z.string().min(1) });
const Refused = z.object({ message: z.string() });

interface HttpMessengerInit {
  url: string;
  token: string;
  kind?: Messenger['kind'];
  close?: () => Promise<void>;
}

/** A provider over HTTP: POST /messages with a bearer token; 202 with an id, 4xx with a message. */
export function httpMessenger({ url, token, kind = 'http', close }: HttpMessengerInit): Messenger {
  return {
    kind,
    async send({ channel, to, text, reference }) {
      const response = await fetch(`${url}/messages`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': reference,
        },
        body: JSON.stringify({ channel, to: `+91${to}`, text, reference }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (response.ok) return Accepted.parse(body).id;
      const reason = Refused.safeParse(body).data?.message ?? `HTTP ${response.status}`;
      const isFinal = response.status >= 400 && response.status < 500 && response.status !== 429;
      throw isFinal ? new MessageRejected(reason) : new Error(reason);
    },
    close: close ?? (async () => undefined),
  };
}

/** Creates the configured messenger; without a provider, the simulator on loopback. */
export async function createMessenger(config: Config, print: (text: string) => void): Promise<Messenger> {
  const { KHEP_MESSAGES_URL: url, KHEP_MESSAGES_TOKEN: token = '' } = config;
  if (url !== undefined) return httpMessenger({ url: url.replace(/\/$/, ''), token });
  const simulator = await startMessageSimulator(print);
  return httpMessenger({ ...simulator, kind: 'simulator' });
}
