import { PackingPreference, calls } from '@khep/api';
import type { Preference } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Drawer } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const preference_type = 'packing_preference';
const title = 'Packing preferences';

const valuesOf = ({ preferences }: Preference) => PackingPreference.parse(preferences);

const objectives = [
  { id: 'cost', label: 'Cheapest to ship', description: 'Box cost and freight by charged weight together.' },
  { id: 'boxes', label: 'Fewest boxes', description: 'One parcel rather than two, even if it costs more.' },
  { id: 'volume', label: 'Least volume', description: 'Least empty space, even with more boxes.' },
];

export interface PackingPreferenceDrawerProps {
  onClose: () => void;
}

/** How boxes are chosen for every order that has no choice of its own. */
export function PackingPreferenceDrawer({ onClose }: PackingPreferenceDrawerProps) {
  const call = useCall(calls.preferences.get, { params: { preference_type } });
  const save = useAction(calls.preferences.add, { invalidates: ['box', 'preferences', 'orders'] });
  const saved = call.data?.data.preference;
  if (!saved)
    return (
      <Drawer isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <AsyncContent isLoading error={call.error} onRetry={() => void call.reload()}>
          {null}
        </AsyncContent>
      </Drawer>
    );
  return (
    <FormDrawer
      title={title}
      description="Applies to unpacked orders. You can override it per order."
      submitLabel="Save preferences"
      onClose={onClose}
      form={{
        name: 'packing-preference',
        schema: PackingPreference,
        initial: valuesOf(saved),
        version: saved.version,
        save: (preferences, options) =>
          save.run({ params: { preference_type }, body: { preferences } }, options),
        toValues: (record) => valuesOf(record as Preference),
        onSaved: onClose,
      }}
      sections={() => [
        {
          fields: [
            { kind: 'radio', name: 'objective', label: 'Choose boxes by', items: objectives },
            {
              kind: 'number',
              name: 'padding',
              label: 'Padding along every wall',
              unit: 'cm',
              minValue: 0,
              maxValue: 20,
              maxDecimals: 1,
              description: 'Space around the items for paper or bubble wrap.',
            },
          ],
        },
      ]}
    />
  );
}
