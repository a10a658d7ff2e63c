import { formatDate } from '@khep/domain/days';
import { asText as text } from '../../base/jsonText.ts';
import { sentence } from '../../platform/timeline/eventMessages.ts';
import type { EventMessages } from '../../platform/timeline/eventMessages.ts';

/** Timeline texts of failed deliveries. */
export const ndrMessages: EventMessages = {
  'ndr.opened': (data) => sentence(`Failed delivery ${text(data['attempt'])}`, text(data['reason'])),
  'ndr.answered': (data) =>
    sentence(
      'Failed delivery answered',
      text(data['answer']),
      data['is_fake'] === true ? 'reported as fake' : '',
      formatDate(text(data['date'])),
      text(data['remark']),
    ),
  'ndr.reason_corrected': (data) =>
    sentence('Reason of the failed delivery corrected', `${text(data['from'])} → ${text(data['to'])}`),
  'ndr.called': (data) => sentence('Buyer called', text(data['outcome'])),
  'ndr.buyer_answered': (data) => sentence('Buyer answered the failed delivery', text(data['answer'])),
  'ndr.accepted': (data) => sentence('Answer accepted by the courier', text(data['answer'])),
  'ndr.rejected': (data) =>
    sentence('Answer rejected by the courier', text(data['answer']), text(data['reason'])),
  'ndr.expired': (data) =>
    data['expiry'] === 're-attempt'
      ? 'Cut-off passed: a re-attempt was requested'
      : 'Cut-off passed without an answer',
};
