import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { ndrBucketLabels, ndrBuckets } from '@khep/domain/ndr';
import { Select } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';

/** The reason of the latest attempt, which a person may correct: it decides the allowed answers. */
export function ReasonField({ history: { ndr, attempts } }: { history: NdrHistory }) {
  const correct = useAction(calls.ndr.correctReason, { invalidates: ['ndr'] });
  if (ndr.status !== 'response-needed') return null;
  const reported = attempts[0];
  return (
    <Select
      label="Reason"
      description={
        ndr.is_reason_corrected && reported
          ? `Corrected. ${ndr.courier_name} reported: ${reported.reason} (${reported.code})`
          : 'Correct it if the courier reported another reason than the buyer gives'
      }
      items={ndrBuckets.map((id) => ({ id, label: ndrBucketLabels[id] }))}
      value={ndr.reason_id}
      isDisabled={correct.isPending}
      onChange={(id) => {
        const reason_id = ndrBuckets.find((bucket) => bucket === id);
        if (reason_id && reason_id !== ndr.reason_id)
          void correct.run({ params: { dv_order_id: ndr.dv_order_id }, body: { reason_id } });
      }}
    />
  );
}
