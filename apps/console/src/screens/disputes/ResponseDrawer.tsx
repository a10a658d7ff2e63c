import { DisputeOutcome, calls } from '@khep/api';
import type { BodyOf, Dispute } from '@khep/api';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { disputeInvalidates } from './invalidates.ts';

type Outcome = BodyOf<typeof calls.disputes.resolve>;

/** Returns the outcomes: an amount that an invoice has billed is credited, not released. */
const outcomesOf = ({ source }: Dispute) => [
  {
    id: 'WON',
    label:
      source === 'reconciliation' ? 'Won: the whole amount is credited' : 'Won: the whole amount is released',
  },
  { id: 'PARTIAL', label: 'Partly won' },
  {
    id: 'LOST',
    label: source === 'reconciliation' ? 'Lost: the charge stays' : 'Lost: the amount is debited',
  },
];

interface ResponseDrawerProps {
  dispute: Dispute;
  onClose: () => void;
}

/** Records a courier's response to one dispute. */
export function ResponseDrawer({ dispute, onClose }: ResponseDrawerProps) {
  const resolve = useAction(calls.disputes.resolve, { invalidates: disputeInvalidates });
  return (
    <FormDrawer<Outcome, unknown>
      title="Courier's response"
      description={`AWB ${dispute.awb}`}
      submitLabel="Record response"
      onClose={onClose}
      form={{
        name: `dispute-response:${dispute.id}`,
        schema: DisputeOutcome,
        initial: { outcome: 'WON', released: null, remark: '' },
        save: (body, options) => resolve.run({ params: { id: dispute.id }, body }, options),
        onSaved: onClose,
      }}
      sections={({ values }) => [
        {
          fields: [
            { kind: 'radio', name: 'outcome', label: 'Outcome', items: outcomesOf(dispute) },
            values.outcome === 'PARTIAL' && {
              kind: 'money',
              name: 'released',
              label: 'Waived by the courier',
            },
            { kind: 'text', name: 'remark', label: 'Remark', isMultiline: true },
          ],
        },
      ]}
    />
  );
}
