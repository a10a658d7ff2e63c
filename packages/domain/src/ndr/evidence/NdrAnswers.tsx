import { formatDateTime } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { TrackingTimeline } from '../../tracking/TrackingTimeline.tsx';

const defaults = domainMessages.ndrAnswers;

/** An answer that was given. */
export interface NdrAnswerData {
  id: string;
  label: string;
  /** `FA` is the report of a fake attempt. */
  escalation_type: string;
  detail: string;
  /** ISO 8601. */
  at: string;
  by: string;
  remark: string;
  state: string;
}

export interface NdrAnswersProps {
  /** Newest first. */
  answers: readonly NdrAnswerData[];
}

/** The answers that were given to a failed delivery, with what the courier made of them. */
export function NdrAnswers({ answers }: NdrAnswersProps) {
  const messages = useDomainMessages('ndrAnswers', defaults);
  return (
    <TrackingTimeline
      label={messages.label}
      entries={answers.map(({ id, label, escalation_type, detail, at, by, remark, state }) => ({
        id,
        title: [label, escalation_type === 'FA' ? messages.fake : '', detail].filter(Boolean).join(': '),
        detail: `${formatDateTime(at)}, ${by}${remark ? `: ${remark}` : ''}`,
        at,
        tone: state === 'rejected' ? 'critical' : 'neutral',
      }))}
    />
  );
}
