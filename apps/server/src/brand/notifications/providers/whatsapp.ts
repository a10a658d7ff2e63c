import { z } from 'zod';
import { MessageRejected } from '../message.ts';
import type { TextMessage } from '../message.ts';
import { postJson, templateValue } from './request.ts';

interface WhatsAppAccess {
  /** https://graph.facebook.com/v23.0 */
  url: string;
  /** The ID of the phone number that sends. */
  phone_id: string;
  token: string;
}

const Sent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const Refused = z.object({
  error: z.object({
    message: z.string(),
    code: z.number(),
    error_data: z.object({ details: z.string().optional() }).nullish(),
  }),
});

/** Errors that pass: limits of the account and of a pair of numbers, an expired token, Meta's own. */
const passing = new Set([1, 2, 4, 190, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004]);

/**
 * Sends an approved template by the WhatsApp Cloud API. Free text is for answers within 24 hours of the buyer's message, and
 * Khep sends none: it is refused before it is sent. Variables are numbered in the order of the text.
 * Source: developers.facebook.com, Cloud API messages and error codes; read on 28 November 2026.
 */
export function whatsapp({ url, phone_id, token }: WhatsAppAccess) {
  return async ({ to, template }: TextMessage): Promise<string> => {
    if (!template)
      throw new MessageRejected(
        "WhatsApp takes free text only within 24 hours of the buyer's message. Enter the approved template of this message in Settings > Messages.",
      );
    const parameters = template.values.map((value) => ({ type: 'text', text: templateValue(value) }));
    const { status, data } = await postJson(
      `${url}/${phone_id}/messages`,
      { authorization: `Bearer ${token}` },
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: `91${to}`,
        type: 'template',
        template: {
          name: template.id,
          language: { code: template.language ?? 'en' },
          ...(parameters.length > 0 ? { components: [{ type: 'body', parameters }] } : {}),
        },
      },
    );
    const sent = Sent.safeParse(data).data?.messages[0];
    if (sent) return sent.id;
    const error = Refused.safeParse(data).data?.error;
    const reason = error?.error_data?.details || error?.message || `WhatsApp responded with ${status}.`;
    if (error && status < 500 && !passing.has(error.code)) throw new MessageRejected(reason);
    throw new Error(reason);
  };
}
