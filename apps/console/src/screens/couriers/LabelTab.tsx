import { CourierLabelChoice, calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Callout } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormPanel } from '../../patterns/FormPanel.tsx';

/** Whose label is printed for the courier. */
export function LabelTab({ courier_id }: { courier_id: number }) {
  const params = { courier_id };
  const { data, error, reload } = useCall(calls.contracts.label, { params });
  const save = useAction(calls.contracts.labelSave, { invalidates: ['contracts', 'orders'] });
  const choice = data?.data;
  return (
    <AsyncContent isLoading={!choice} error={choice ? undefined : error} onRetry={() => void reload()}>
      {choice && !choice.has_own && (
        <Callout>{`${choice.courier} offers no label to download. Khep's label is printed.`}</Callout>
      )}
      {choice?.has_own && (
        <FormPanel
          submitLabel="Save label"
          form={{
            name: `courier-label:${courier_id}`,
            schema: CourierLabelChoice,
            initial: { label: choice.label, version: choice.version },
            version: choice.version,
            onSaved: () => void reload(),
            save: (body, options) => save.run({ params, body }, options),
          }}
          sections={() => [
            {
              title: 'Label',
              fields: [
                {
                  kind: 'radio',
                  name: 'label',
                  label: `Label of all ${choice.courier} services`,
                  description:
                    "The courier's own label is downloaded as a PDF when it is first printed. Where that fails, Khep's label is printed and the reason is shown. ZPL and labels of returns are always Khep's.",
                  items: [
                    { id: 'khep', label: "Khep's label" },
                    { id: 'courier', label: `${choice.courier}'s own label` },
                  ],
                },
              ],
            },
          ]}
        />
      )}
    </AsyncContent>
  );
}
