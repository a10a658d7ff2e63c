import { asText as text } from '../../base/jsonText.ts';
import { rupees, sentence } from '../../platform/timeline/eventMessages.ts';
import type { EventMessages } from '../../platform/timeline/eventMessages.ts';

/** Timeline texts of inquiries and claims. */
export const inquiryMessages: EventMessages = {
  'inquiry.added': (data) =>
    data['inquiry'] === 'claim'
      ? sentence('Claim sent to the courier', rupees(data['amount_paise']))
      : sentence('Courier asked', text(data['message'])),
  'inquiry.answered': (data) =>
    data['inquiry'] === 'claim'
      ? sentence('Claim answered by the courier', rupees(data['paid_paise']), text(data['answer']))
      : sentence('Courier answered', text(data['answer'])),
  'inquiry.rejected': (data) =>
    sentence(
      data['inquiry'] === 'claim' ? 'Claim rejected by the courier' : 'Question rejected by the courier',
      text(data['answer']),
    ),
};
