import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { AttemptTracks, FakeScore } from '@khep/domain/ndr/ui';
import { formatRupeeValue } from '@khep/domain/money';
import { TrackingTimeline } from '@khep/domain/tracking/ui';
import { Button, Callout, DescriptionList, Inline, Link, Stack, Text } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { BuyerMessages, messageProgress } from '../orders/BuyerMessages.tsx';
import { formatDateTime, formatDay } from '../../patterns/formatTime.ts';
import { FakeReports } from './FakeReports.tsx';
import { ReasonField } from './ReasonField.tsx';

type BuyerAnswer = NonNullable<NdrHistory['buyer_answer']>;

function describeAnswer({ choice, date, address, landmark, phone }: BuyerAnswer): string {
  const texts: Record<BuyerAnswer['choice'], string> = {
    day: `Deliver on ${date === '' ? 'another day' : formatDay(date)}`,
    address: `Correct the address: ${[address, landmark].filter(Boolean).join(', ')}`,
    phone: `Call ${phone}`,
    'nobody-came': 'No one came: deliver again',
    cancel: 'Cancel the order',
  };
  return texts[choice];
}

/** What a case rests on: the attempts with their evidence, the buyer's own answer and what was done. */
export function CaseEvidence({ history }: { history: NdrHistory }) {
  const { ndr, attempts, actions, messages, buyer_answer } = history;
  const ask = useAction(calls.ndr.askBuyer, { invalidates: ['ndr'] });
  const latest = attempts[0];
  const asked = messages.find(({ kind }) => kind === 'ndr.link');
  return (
    <Stack gap={24}>
      <DescriptionList
        items={[
          { term: 'Order', detail: <Link href={paths.orderDetails(ndr.order_id)}>{ndr.order_number}</Link> },
          { term: 'AWB', detail: `${ndr.courier_name} ${ndr.awb}` },
          {
            term: ndr.payment_mode === 'cod' ? 'COD amount' : 'Prepaid value',
            detail: formatRupeeValue(ndr.value),
          },
          { term: 'Address', detail: ndr.address },
          { term: 'Phone', detail: ndr.phone },
          { term: 'Items', detail: ndr.items },
          {
            term: 'At the cut-off',
            detail: `${formatDateTime(ndr.deadline)}: ${
              ndr.expiry === 're-attempt' ? 'a re-attempt is requested' : 'the parcel turns back'
            }`,
          },
        ]}
      />
      {buyer_answer ? (
        <Callout tone="positive" title={`${ndr.buyer_name} answered ${formatDateTime(buyer_answer.at)}`}>
          <Stack gap={4}>
            <Text>{describeAnswer(buyer_answer)}</Text>
            {buyer_answer.comment && <Text>{`“${buyer_answer.comment}”`}</Text>}
          </Stack>
        </Callout>
      ) : (
        <Inline gap={12}>
          <Text size="secondary" tone="second">
            {asked ? `Link to the buyer: ${messageProgress(asked)}.` : 'No link was sent to the buyer.'}
          </Text>
          {ndr.can_ask_buyer && (
            <Button
              size="small"
              isPending={ask.isPending}
              onPress={() => void ask.run({ params: { dv_order_id: ndr.dv_order_id } })}
            >
              Ask the buyer
            </Button>
          )}
        </Inline>
      )}
      {messages.length > 0 && <BuyerMessages messages={messages} />}
      <ReasonField history={history} />
      {latest && <FakeScore score={latest.fake} />}
      <AttemptTracks
        attempts={attempts.map((attempt) => ({ ...attempt, is_suspect: attempt.fake.is_suspect }))}
      />
      <FakeReports history={history} />
      {actions.length > 0 && (
        <TrackingTimeline
          label="Answers"
          entries={actions.map((action) => ({
            id: action.id,
            title: [action.label, action.escalation_type === 'FA' ? 'reported as fake' : '', action.detail]
              .filter(Boolean)
              .join(': '),
            detail: `${formatDateTime(action.at)}, ${action.by}${action.remark ? `: ${action.remark}` : ''}`,
            at: action.at,
            tone: action.state === 'rejected' ? 'critical' : 'neutral',
          }))}
        />
      )}
    </Stack>
  );
}
