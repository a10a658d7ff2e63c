import { calls } from '@khep/api';
import type { Box } from '@khep/api';
import { boxTypeLabel, boxTypes } from '@khep/domain/packing';
import { Select } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { FormDrawer } from '../../patterns/FormDrawer.tsx';

export interface BoxDrawerProps {
  /** The box to edit; null adds one. */
  box: Box | null;
  onClose: () => void;
}

const blankBox = {
  name: '',
  package_id: '',
  type: 1,
  weight_capacity: 0,
  box_cost: 0,
  empty_weight: 0,
  outer_length: null,
  outer_width: null,
  outer_height: null,
  box_color: '',
  box_images: [],
  visibility: 1,
};

/** The kinds to choose from, and the saved one of another program. */
const kindsWith = (saved = 1): readonly number[] => [...new Set([...boxTypes, saved])];

/** Adds or edits a size of box. */
export function BoxDrawer({ box, onClose }: BoxDrawerProps) {
  const add = useAction(calls.box.add, { invalidates: ['box', 'onboarding'] });
  const update = useAction(calls.box.update, { invalidates: ['box'] });
  return (
    <FormDrawer
      title={box ? `Edit ${box.name}` : 'Add box'}
      description="Enter the inner dimensions."
      submitLabel={box ? 'Save box' : 'Add box'}
      onClose={onClose}
      form={{
        name: `box:${box?.id ?? 'new'}`,
        schema: calls.box.add.body,
        initial: box ?? blankBox,
        save: (body, options) =>
          box ? update.run({ params: { id: box.id }, body }, options) : add.run({ body }, options),
        onSaved: onClose,
      }}
      sections={(form) => [
        {
          fields: [
            { kind: 'text', name: 'name', label: 'Name', isRequired: true, autoFocus: true },
            {
              kind: 'text',
              name: 'package_id',
              label: 'Box code',
              description: 'Your own code, printed on the box.',
              isRequired: true,
            },
            {
              kind: 'custom',
              labels: { type: 'Kind' },
              content: (
                <Select
                  label="Kind"
                  name="type"
                  items={kindsWith(form.values.type).map((type) => ({
                    id: String(type),
                    label: boxTypeLabel(type),
                  }))}
                  value={String(form.values.type)}
                  onChange={(type) => form.setAt('type', Number(type))}
                  errorMessage={form.errors['type']}
                />
              ),
            },
            {
              kind: 'dimensions',
              names: ['length', 'width', 'height'],
              label: 'Inside, length × width × height',
            },
            {
              kind: 'number',
              name: 'weight_capacity',
              label: 'Maximum weight',
              unit: 'kg',
              minValue: 0,
              description: '0 is no limit.',
            },
            {
              kind: 'dimensions',
              names: ['outer_length', 'outer_width', 'outer_height'],
              label: 'Outside, length × width × height',
              description: 'Used for volumetric weight. Leave empty to use the inner dimensions.',
              isOptional: true,
            },
            {
              kind: 'number',
              name: 'empty_weight',
              label: 'Empty box weight',
              unit: 'g',
              minValue: 0,
              maxDecimals: 0,
              description: 'Added to the weight of the items.',
            },
            {
              kind: 'money',
              name: 'box_cost',
              label: 'Cost of one box',
              description: 'Counted with freight when boxes are chosen for the lowest cost.',
            },
            {
              kind: 'switch',
              name: 'visibility',
              label: 'Used for packing',
              description: 'Off: neither suggested nor offered. Orders that are packed in it keep it.',
              isNumber: true,
            },
            { kind: 'text', name: 'box_color', label: 'Colour' },
            { kind: 'images', name: 'box_images', label: 'Images' },
          ],
        },
      ]}
    />
  );
}
