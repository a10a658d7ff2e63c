import { PackingPreference, calls } from '@khep/api';
import { Button, Drawer, Form, Inline, NumberField, RadioGroup, Stack } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { useForm } from '../../forms/useForm.ts';
import { useSubmit } from '../../forms/useSubmit.ts';

const objectives = [
  {
    id: 'cost',
    label: 'Cheapest to ship',
    description: 'The box and the freight by its charged weight together.',
  },
  {
    id: 'boxes',
    label: 'Fewest boxes',
    description: 'One parcel rather than two, even where it costs more.',
  },
  { id: 'volume', label: 'Least volume', description: 'As little air as can be, even in more boxes.' },
];

export interface PackingPreferenceDrawerProps {
  /** What holds now. */
  preference: PackingPreference;
  onClose: () => void;
}

/** How boxes are chosen for every order, where nobody says otherwise for one. */
export function PackingPreferenceDrawer({ preference, onClose }: PackingPreferenceDrawerProps) {
  const form = useForm(PackingPreference, preference);
  const save = useAction(calls.preferences.add, { invalidates: ['box', 'preferences', 'orders'] });
  const { problem, submit } = useSubmit(
    form,
    (preferences) => save.run({ params: { preference_type: 'packing_preference' }, body: { preferences } }),
    onClose,
  );

  return (
    <Drawer
      isOpen
      title="How boxes are chosen"
      description="For every order that is not packed yet. One order can still be packed by another aim."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form errors={form.errors} problem={problem} onSubmit={submit}>
        <Stack gap={16}>
          <RadioGroup
            label="Choose boxes by"
            items={objectives}
            value={form.values.objective}
            onChange={(objective) =>
              form.set({ objective: PackingPreference.shape.objective.parse(objective) })
            }
            errorMessage={form.errors['objective']}
          />
          <NumberField
            label="Padding along every wall"
            unit="cm"
            minValue={0}
            maxValue={20}
            maxDecimals={1}
            description="Kept free for paper or bubble wrap, on all six sides."
            {...form.field('padding')}
          />
          <Inline gap={12}>
            <Button type="submit" tone="accent" isPending={save.isPending}>
              Save
            </Button>
            <Button onPress={onClose}>Cancel</Button>
          </Inline>
        </Stack>
      </Form>
    </Drawer>
  );
}
