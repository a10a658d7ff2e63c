import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import {
  AttemptTracks,
  BuyerAnswerNote,
  FakeReports,
  FakeScore,
  NdrAnswers,
  NdrCaseFacts,
  NdrReasonField,
} from '@khep/domain/ndr/ui';
import { Stack } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAction } from '../../data/useAction.ts';
import { paths } from '../../paths.ts';
import { CaseCalls } from './CaseCalls.tsx';
import { BuyerMessages, messageProgress } from '../orders/BuyerMessages.tsx';

/** Shows the basis of a case: the attempts with their evidence, the buyer's own answer and past actions. */
export function CaseEvidence({ history }: { history: NdrHistory }) {
  const { ndr, attempts, actions, messages, buyer_answer, fake_report } = history;
  const client = useClient();
  const params = { dv_order_id: ndr.dv_order_id };
  const ask = useAction(calls.ndr.askBuyer, { invalidates: ['ndr'] });
  const correct = useAction(calls.ndr.correctReason, { invalidates: ['ndr'] });
  const latest = attempts[0];
  const asked = messages.find(({ kind }) => kind === 'ndr.link');
  return (
    <Stack gap={24}>
      <NdrCaseFacts ndr={ndr} orderHref={ndr.can_open_order ? paths.orderDetails(ndr.order_id) : undefined} />
      <CaseCalls id={ndr.dv_order_id} />
      <BuyerAnswerNote
        buyer={ndr.buyer_name}
        answer={buyer_answer}
        linkProgress={asked && messageProgress(asked)}
        onAsk={ndr.can_ask_buyer ? () => void ask.run({ params }) : undefined}
        isAsking={ask.isPending}
      />
      {messages.length > 0 && <BuyerMessages messages={messages} />}
      {ndr.status === 'response-needed' && (
        <NdrReasonField
          value={ndr.reason_id}
          reported={
            ndr.is_reason_corrected && latest ? { ...latest, courier_name: ndr.courier_name } : undefined
          }
          isPending={correct.isPending}
          onChange={(reason_id) => void correct.run({ params, body: { reason_id } })}
        />
      )}
      {latest && <FakeScore score={latest.fake} />}
      <AttemptTracks
        attempts={attempts.map((attempt) => ({ ...attempt, is_suspect: attempt.fake.is_suspect }))}
      />
      <FakeReports
        awb={ndr.awb}
        reports={actions.filter(({ report }) => report !== '')}
        fake_report={fake_report}
        renderDownload={({ url, name, label }) => (
          <DownloadButton
            variant="ghost"
            file={() => client.call(calls.ndr.proof, { params: { name: url.split('/').at(-1) ?? '' } })}
            name={name}
            failure={calls.ndr.proof.errorMessage}
          >
            {label}
          </DownloadButton>
        )}
      />
      {actions.length > 0 && <NdrAnswers answers={actions} />}
    </Stack>
  );
}
