import { ReturnPolicyPreference, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { returnReasonLabel, returnReasons } from '@khep/domain/returns';
import { Button, MultiSelect } from '@khep/ui';
import { useState } from 'react';
import { useAccess } from '../../data/useAccess.ts';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const ofReturns = { preference_type: 'return_preference' } as const;
const reasonItems = returnReasons.map((id) => ({ id, label: returnReasonLabel(id) }));

interface ReturnPolicyDrawerProps {
  preference: ReturnPolicyPreference;
  version: number;
  onClose: () => void;
}

/** What buyers may return, for how long, and what is approved without you. */
function ReturnPolicyDrawer({ preference, version, onClose }: ReturnPolicyDrawerProps) {
  const save = useAction(calls.preferences.add, { invalidates: ['preferences', 'returns'] });
  return (
    <FormDrawer
      title="Return policy"
      description="Buyers request returns on the tracking page within this policy."
      submitLabel="Save policy"
      onClose={onClose}
      form={{
        name: 'return-policy',
        schema: ReturnPolicyPreference,
        initial: preference,
        version,
        save: (preferences, options) => save.run({ params: ofReturns, body: { preferences } }, options),
        onSaved: onClose,
      }}
      sections={(form) => [
        {
          fields: [
            { kind: 'checkbox', name: 'is_enabled', label: 'Buyers can request returns' },
            { kind: 'number', name: 'window_days', label: 'Days after delivery', unit: 'days' },
            ...(['reasons', 'photo_reasons'] as const).map((name) => ({
              kind: 'custom' as const,
              labels: { [name]: name === 'reasons' ? 'Reasons' : 'Reasons that need a photo' },
              content: (
                <MultiSelect
                  label={name === 'reasons' ? 'Reasons' : 'Reasons that need a photo'}
                  items={reasonItems}
                  value={form.values[name]}
                  onChange={(ids) =>
                    form.set({ [name]: returnReasons.filter((reason) => ids.includes(reason)) })
                  }
                  {...(form.errors[name] !== undefined && { errorMessage: form.errors[name] })}
                />
              ),
            })),
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
      ]}
    />
  );
}

/** Opens the return policy. Hidden from users without access to settings. */
export function ReturnPolicy() {
  const { allows } = useAccess();
  const isAllowed = allows('settings');
  const { data } = useCall(calls.preferences.get, isAllowed ? { params: ofReturns } : null);
  const [isOpen, setOpen] = useState(false);
  const preference = data?.data.preference;
  if (!isAllowed) return null;
  return (
    <>
      <Button isDisabled={!preference} onPress={() => setOpen(true)}>
        Return policy
      </Button>
      {isOpen && preference && (
        <ReturnPolicyDrawer
          preference={ReturnPolicyPreference.parse(preference.preferences)}
          version={preference.version}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
