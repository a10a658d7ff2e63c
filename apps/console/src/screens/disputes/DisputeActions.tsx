import type { Dispute } from '@khep/api';
import { askAccept } from '@khep/domain/disputes';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, ConfirmDialog, Inline, Text } from '@khep/ui';
import { useState } from 'react';
import { formatDateTime } from '@khep/domain/days';
import { ResponseDrawer } from './ResponseDrawer.tsx';
import { SubmissionButton } from './SubmissionButton.tsx';
import { useDisputeAnswer } from './useDisputeAnswer.ts';

/** Accepts or disputes a charge. */
function AnswerActions({ dispute }: { dispute: Dispute }) {
  const { accept, raise, isPending } = useDisputeAnswer(dispute.id);
  const [isAsking, setAsking] = useState(false);
  const amount = formatRupeeValue(dispute.amount);
  const question = askAccept([dispute]);
  return (
    <Inline gap={12} justify="space-between">
      <Text size="secondary">
        {dispute.courier_name} gets{' '}
        {dispute.photos.length === 1 ? '1 photo' : `${dispute.photos.length} photos`} and the points. {amount}{' '}
        is released when you win.
      </Text>
      <Inline gap={8}>
        <Button isDisabled={isPending} onPress={() => setAsking(true)}>
          Accept {amount}
        </Button>
        <Button tone="accent" isPending={isPending} onPress={() => void raise()}>
          Dispute with evidence
        </Button>
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={question.title}
        confirmLabel={question.confirmLabel}
        onConfirm={() => {
          setAsking(false);
          void accept();
        }}
      >
        {question.description}
      </ConfirmDialog>
    </Inline>
  );
}

const isPast = (at: string): boolean => Date.parse(at) < Date.now();

/** Shows the actions that a dispute allows in its state. */
export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const { reopen, isPending } = useDisputeAnswer(dispute.id);
  const [isResponding, setResponding] = useState(false);
  const { status, reopen_by } = dispute;
  if (status === 'NEW') return <AnswerActions dispute={dispute} />;
  if (status === 'DISPUTED')
    return (
      <Inline gap={12} justify="end">
        <SubmissionButton courierId={dispute.courier_id} disputeIds={[dispute.id]} />
        <Button tone="accent" onPress={() => setResponding(true)}>
          Record response
        </Button>
        {isResponding && <ResponseDrawer dispute={dispute} onClose={() => setResponding(false)} />}
      </Inline>
    );
  if (reopen_by === null || isPast(reopen_by)) return null;
  return (
    <Inline gap={12} justify="space-between">
      <Text size="secondary">You can reopen it until {formatDateTime(reopen_by)}.</Text>
      <Button isPending={isPending} onPress={() => void reopen()}>
        Reopen dispute
      </Button>
    </Inline>
  );
}
