import { z } from 'zod';
import type { Config } from '../../start/config.ts';
import { MessageRejected } from './message.ts';
import type { TextChannel, TextMessage } from './message.ts';
import { startMessageSimulator } from './messageSimulator.ts';
import { msg91 } from './providers/msg91.ts';
import { whatsapp } from './providers/whatsapp.ts';

/** Sends SMS and WhatsApp messages. */
export interface Messenger {
  readonly kind: 'http' | 'simulator';
  /** Channels on which only templates are delivered. */
  readonly templateChannels: readonly TextChannel[];
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
    templateChannels: [],
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

type SendText = (message: TextMessage) => Promise<string>;

/** The providers of the configuration by channel. */
function providersOf(config: Config): Partial<Record<TextChannel, SendText>> {
  const { MSG91_AUTH_KEY: key, WHATSAPP_PHONE_ID: phone_id, WHATSAPP_TOKEN: token = '' } = config;
  return {
    ...(key !== undefined && {
      sms: msg91({
        url: config.MSG91_URL,
        key,
        sender: config.MSG91_SENDER,
        codeTemplate: config.MSG91_CODE_TEMPLATE,
      }),
    }),
    ...(phone_id !== undefined && { whatsapp: whatsapp({ url: config.WHATSAPP_URL, phone_id, token }) }),
  };
}

const names: Record<TextChannel, string> = { sms: 'SMS', whatsapp: 'WhatsApp' };

/** Creates the configured messenger; without a provider, the simulator on loopback. */
export async function createMessenger(config: Config, print: (text: string) => void): Promise<Messenger> {
  const { KHEP_MESSAGES_URL: url, KHEP_MESSAGES_TOKEN: token = '' } = config;
  const other = url === undefined ? undefined : httpMessenger({ url: url.replace(/\/$/, ''), token });
  const providers = providersOf(config);
  const templateChannels = (['sms', 'whatsapp'] as const).filter((channel) => channel in providers);
  if (templateChannels.length > 0)
    return {
      kind: 'http',
      templateChannels,
      async send(message) {
        const send = providers[message.channel];
        if (send) return send(message);
        if (other) return other.send(message);
        throw new MessageRejected(`This server has no provider of ${names[message.channel]} messages.`);
      },
      close: async () => undefined,
    };
  if (other) return other;
  const simulator = await startMessageSimulator(print);
  return httpMessenger({ ...simulator, kind: 'simulator' });
}
