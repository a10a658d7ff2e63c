import { PackingPreference, calls } from '@khep/api';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

const objectives = [
  { id: 'cost', label: 'Cheapest to ship', description: 'Box cost and freight by charged weight together.' },
  { id: 'boxes', label: 'Fewest boxes', description: 'One parcel rather than two, even if it costs more.' },
  { id: 'volume', label: 'Least volume', description: 'Least empty space, even with more boxes.' },
];

export interface PackingPreferenceDrawerProps {
  /** The saved preference. */
  preference: PackingPreference;
  onClose: () => void;
}

/** How boxes are chosen for every order that has no choice of its own. */
export function PackingPreferenceDrawer({ preference, onClose }: PackingPreferenceDrawerProps) {
  const save = useAction(calls.preferences.add, { invalidates: ['box', 'preferences', 'orders'] });
  return (
    <FormDrawer
      title="Packing preferences"
      description="Applies to unpacked orders. You can override it per order."
      submitLabel="Save preferences"
      onClose={onClose}
      form={{
        name: 'packing-preference',
        schema: PackingPreference,
        initial: preference,
        save: (preferences, options) =>
          save.run({ params: { preference_type: 'packing_preference' }, body: { preferences } }, options),
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
