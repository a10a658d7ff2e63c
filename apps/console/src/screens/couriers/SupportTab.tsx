import { CourierDeskSettings, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormPanel } from '../../patterns/FormPanel.tsx';

/** Where the courier's support is reached, and how long it accepts claims. */
export function SupportTab({ courier_id }: { courier_id: number }) {
  const params = { courier_id };
  const { data, error, reload } = useCall(calls.contracts.desk, { params });
  const save = useAction(calls.contracts.deskSave, { invalidates: ['contracts', 'tracking'] });
  const desk = data?.data;
  return (
    <AsyncContent isLoading={!desk} error={desk ? undefined : error} onRetry={() => void reload()}>
      {desk && (
        <FormPanel
          submitLabel="Save support desk"
          form={{
            name: `courier-desk:${courier_id}`,
            schema: CourierDeskSettings,
            initial: {
              support_email: desk.support_email,
              claim_days_lost: desk.claim_days_lost,
              claim_days_damaged: desk.claim_days_damaged,
              version: desk.version,
            },
            version: desk.version,
            onSaved: () => void reload(),
            save: (body, options) => save.run({ params, body }, options),
          }}
          sections={() => [
            {
              title: 'Support desk',
              fields: [
                {
                  kind: 'text',
                  name: 'support_email',
                  label: 'Support email',
                  description: 'Questions and claims are emailed there if the courier has no API for them.',
                },
                {
                  kind: 'number',
                  name: 'claim_days_lost',
                  label: 'Days to claim a lost shipment',
                  description: `Usually ${desk.usual_days.lost}`,
                  unit: 'days',
                  minValue: 1,
                  maxValue: 365,
                  maxDecimals: 0,
                  isNullable: true,
                },
                {
                  kind: 'number',
                  name: 'claim_days_damaged',
                  label: 'Days to claim a damaged shipment',
                  description: `Usually ${desk.usual_days.damaged}`,
                  unit: 'days',
                  minValue: 1,
                  maxValue: 365,
                  maxDecimals: 0,
                  isNullable: true,
                },
              ],
            },
          ]}
        />
      )}
    </AsyncContent>
  );
}
