import { z } from 'zod';
import { MessageRejected } from '../message.ts';
import type { TextMessage } from '../message.ts';
import { postJson, templateValue } from './request.ts';

interface Msg91Access {
  /** https://control.msg91.com */
  url: string;
  key: string;
  /** The DLT header; that of the template if undefined. */
  sender: string | undefined;
  /** The template of one-time codes. */
  codeTemplate: string | undefined;
}

const Answer = z.object({ type: z.string(), message: z.string() });

/**
 * Sends an SMS by MSG91's flow, whose template has the entity ID, header and template ID of the DLT registration: Indian
 * operators drop any other text. Its variables are VAR1, VAR2, … in the order of the text.
 * Source: msg91.com, Send SMS via Flow; ten callers of api/v5/flow, read on 28 November 2026.
 */
export function msg91({ url, key, sender, codeTemplate }: Msg91Access) {
  return async ({ to, template, code }: TextMessage): Promise<string> => {
    const used = template ?? (code && codeTemplate ? { id: codeTemplate, values: [code] } : undefined);
    if (!used)
      throw new MessageRejected(
        code
          ? 'This server has no SMS template for codes (MSG91_CODE_TEMPLATE).'
          : 'Operators deliver only registered texts. Enter the SMS template of this message in Settings > Messages.',
      );
    const values = used.values.map((value, at) => [`VAR${at + 1}`, templateValue(value)] as const);
    const { status, data } = await postJson(
      `${url}/api/v5/flow`,
      { authkey: key },
      {
        template_id: used.id,
        ...(sender === undefined ? {} : { sender }),
        short_url: '0',
        recipients: [{ mobiles: `91${to}`, ...Object.fromEntries(values) }],
      },
    );
    const answer = Answer.safeParse(data).data;
    if (status < 300 && answer?.type === 'success') return answer.message;
    const reason = answer?.message ?? `MSG91 responded with ${status}.`;
    // A key that is wrong now may be corrected, and so may a limit; a refused message stays refused.
    if (answer && status !== 401 && status !== 429 && status < 500) throw new MessageRejected(reason);
    throw new Error(reason);
  };
}
