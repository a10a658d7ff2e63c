import { DisputeSettings, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Button } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';
import { DisputeRuleFields } from './DisputeRuleFields.tsx';

interface RulesDrawerProps {
  settings: DisputeSettings & { version: number };
  onClose: () => void;
}

function RulesDrawer({ settings, onClose }: RulesDrawerProps) {
  const save = useAction(calls.disputes.saveSettings, { invalidates: ['disputes'] });
  return (
    <FormDrawer<DisputeSettings, unknown>
      title="Dispute rules"
      description="New charges are answered by the first rule that matches. Others wait for you."
      submitLabel="Save rules"
      onClose={onClose}
      form={{
        name: 'dispute-rules',
        schema: DisputeSettings,
        initial: { rules: settings.rules, windows: settings.windows },
        version: settings.version,
        toValues: (record) => DisputeSettings.parse(record),
        save: (body, options) => save.run({ body }, options),
        onSaved: onClose,
      }}
      sections={(form) => [
        {
          title: 'Rules',
          fields: [
            {
              kind: 'custom',
              labels: { rules: 'Rules' },
              format: (rules) =>
                Array.isArray(rules) ? rules.map(({ name }) => String(name)).join(', ') : 'None',
              content: <DisputeRuleFields form={form} />,
            },
          ],
        },
        {
          title: 'Time limits',
          fields: [
            { kind: 'number', name: 'windows.act_days', label: 'To answer', unit: 'days' },
            {
              kind: 'number',
              name: 'windows.resolve_working_days',
              label: 'For the courier to resolve',
              unit: 'working days',
            },
            { kind: 'number', name: 'windows.reopen_hours', label: 'To reopen', unit: 'hours' },
            { kind: 'weight', name: 'windows.tolerance_g', label: 'Tolerance' },
          ],
        },
      ]}
    />
  );
}

/** Opens the rules that answer new charges, and the time limits. */
export function DisputeRules() {
  const settings = useCall(calls.disputes.settings).data?.data;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isDisabled={!settings} onPress={() => setOpen(true)}>
        Rules
      </Button>
      {isOpen && settings && <RulesDrawer settings={settings} onClose={() => setOpen(false)} />}
    </>
  );
}
