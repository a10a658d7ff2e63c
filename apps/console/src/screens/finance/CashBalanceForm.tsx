import { calls } from '@khep/api';
import type { CashCalendar, CashSettings } from '@khep/api';
import { toast } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { FormPanel } from '../../patterns/FormPanel.tsx';
import { balanceSchema, toCashSettings, toBalanceValues } from './balanceForm.ts';

const stale = { quiet: true, invalidates: ['finance.cash'] };

/** Bank balance, floor, and the input credit that the brand expects. */
export function CashBalanceForm({ cash: { settings, registrations } }: { cash: CashCalendar }) {
  const { run } = useAction(calls.finance.saveCashSettings, stale);
  return (
    <FormPanel
      submitLabel="Save balance"
      form={{
        name: 'cash:settings',
        schema: balanceSchema(registrations),
        initial: toBalanceValues(settings, registrations),
        version: settings.version,
        toValues: (record) => toBalanceValues(record as CashSettings, registrations),
        save: (values, options) => run({ body: toCashSettings(values, registrations) }, options),
        onSaved: () => toast.success('Balance saved'),
      }}
      sections={() => [
        {
          title: 'Bank balance',
          description:
            'This morning’s, before the money of today. A new amount counts as of the day you save it.',
          fields: [
            {
              kind: 'money',
              name: 'balance',
              label: 'In the bank',
              description: 'Empty: changes only, from zero.',
            },
            { kind: 'money', name: 'floor', label: 'Warn below', isRequired: true },
            ...registrations.map((gstin, at) => ({
              kind: 'money' as const,
              name: `credits.at${at}` as const,
              label: `Input credit of a month, ${gstin}`,
              description: 'Khep doesn’t know the GST you paid. 0: the tax is counted in full.',
            })),
          ],
        },
      ]}
    />
  );
}
