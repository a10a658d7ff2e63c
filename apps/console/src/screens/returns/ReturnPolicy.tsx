import { ReturnPolicyPreference } from '@khep/api';
import { returnReasonLabel, returnReasons } from '@khep/domain/returns';
import { PreferenceDrawer } from '../../patterns/PreferenceDrawer.tsx';
import type { FormSections } from '../../patterns/formFields.ts';

const reasons = returnReasons.map((id) => ({ id, label: returnReasonLabel(id) }));

const sections: FormSections<ReturnPolicyPreference> = () => [
  {
    fields: [
      { kind: 'checkbox', name: 'is_enabled', label: 'Buyers can request returns' },
      { kind: 'number', name: 'window_days', label: 'Days after delivery', unit: 'days' },
      { kind: 'multiselect', name: 'reasons', label: 'Reasons', items: reasons },
      { kind: 'multiselect', name: 'photo_reasons', label: 'Reasons that need a photo', items: reasons },
      {
        kind: 'money',
        name: 'fee',
        label: 'Pickup fee',
        description: 'Kept of the refund. Never on damage or a wrong item.',
      },
      {
        kind: 'money',
        name: 'approve_up_to',
        label: 'Approve automatically up to',
        description: 'Requests above this value wait for you. 0 for none.',
      },
      {
        kind: 'number',
        name: 'approve_max_returns',
        label: 'Earlier returns of the buyer, at most',
        description: 'Buyers with more are never approved automatically.',
      },
      { kind: 'number', name: 'refund_days', label: 'Refund within', unit: 'days' },
    ],
  },
];

/** Edits which items buyers may return, for how long, and which are approved automatically. */
export const ReturnPolicy = () => (
  <PreferenceDrawer
    type="return_preference"
    schema={ReturnPolicyPreference}
    label="Return policy"
    description="Buyers request returns on the tracking page within this policy."
    submitLabel="Save policy"
    sections={sections}
    invalidates={['returns']}
  />
);
