import { PackingPreference } from '@khep/api';
import { PreferenceDrawer } from '../../patterns/PreferenceDrawer.tsx';

const objectives = [
  { id: 'cost', label: 'Cheapest to ship', description: 'Box cost and freight by charged weight together.' },
  { id: 'boxes', label: 'Fewest boxes', description: 'One parcel rather than two, even if it costs more.' },
  { id: 'volume', label: 'Least volume', description: 'Least empty space, even with more boxes.' },
];

/** How boxes are chosen for every order that has no choice of its own. */
export const PackingPreferences = () => (
  <PreferenceDrawer
    type="packing_preference"
    schema={PackingPreference}
    label="Packing preferences"
    description="Applies to unpacked orders. You can override it per order."
    submitLabel="Save preferences"
    invalidates={['box', 'orders']}
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
