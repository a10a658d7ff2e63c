import { z } from 'zod';
import { parseResponse } from './schemas.ts';
import type { SupportDesk } from './port.ts';
import type { Transport } from './transport/transport.ts';

const sent = z.object({ reference: z.string().nullish(), error: z.string().nullish() });
const found = z.object({
  status: z.enum(['open', 'answered', 'rejected']).nullish(),
  answer: z.string().nullish(),
  error: z.string().nullish(),
  paid_paise: z.number().int().nullish(),
});

interface DeskInit {
  /** Of the courier. */
  name: string;
  transport: Transport;
  /** The simulator's address. Undefined when the courier is live: none publishes an API for inquiries. */
  url: string | undefined;
}

/** A courier's support desk. Simulated ones have an API; inquiries to a live one are emailed. */
export function createSupportDesk({ name, transport, url }: DeskInit): SupportDesk {
  if (url === undefined) {
    const reason = `${name} has no API for inquiries: they are emailed.`;
    return {
      inquiries: 'email',
      sendInquiry: async () => ({ accepted: false, reference: '', reason }),
      findInquiryResult: async () => ({ state: 'rejected', detail: reason }),
    };
  }
  const path = `${url}/support/requests`;
  return {
    inquiries: 'api',
    async sendInquiry({ id, ...inquiry }) {
      const { data } = await transport.send({
        name: 'inquiry',
        method: 'POST',
        url: path,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ request_id: id, ...inquiry }),
        // A repeat has the same id and asks nothing new.
        idempotent: true,
        isRead: false,
      });
      const { reference, error } = parseResponse(sent, data);
      return reference
        ? { accepted: true, reference, reason: '' }
        : { accepted: false, reference: '', reason: error ?? `${name} gave no reason.` };
    },

    async findInquiryResult(reference) {
      const { data } = await transport.send({
        name: 'inquiry-result',
        method: 'GET',
        url: `${path}?reference=${encodeURIComponent(reference)}`,
        idempotent: true,
      });
      const { status, answer, error, paid_paise } = parseResponse(found, data);
      if (!status) return { state: 'rejected', detail: error ?? `${name} gave no reason.` };
      return {
        state: status === 'open' ? 'sent' : status,
        detail: answer ?? '',
        ...(typeof paid_paise === 'number' && { paid_paise }),
      };
    },
  };
}
