import { calls } from '@khep/api';
import type { Box } from '@khep/api';
import { Button, Drawer, Form, Inline, MoneyField, NumberField, Stack, TextField } from '@khep/ui';
import { useAction } from '../../data/useAction.ts';
import { ImageField } from '../../forms/ImageField.tsx';
import { mergeDimensionErrors } from '../../forms/mergeDimensionErrors.ts';
import { RestoredNotice } from '../../forms/RestoredNotice.tsx';
import { usePersistedForm } from '../../forms/usePersistedForm.ts';
import { useSubmit } from '../../forms/useSubmit.ts';
import { DimensionsInput } from './DimensionsInput.tsx';

const sides = ['length', 'width', 'height'] as const;
const outerSides = ['outer_length', 'outer_width', 'outer_height'] as const;

export interface BoxDrawerProps {
  /** The box to edit; null adds one. */
  box: Box | null;
  onClose: () => void;
}

/** Adds or edits a size of box. */
export function BoxDrawer({ box, onClose }: BoxDrawerProps) {
  const form = usePersistedForm(
    calls.box.add.body,
    box ?? {
      name: '',
      package_id: '',
      type: 1,
      weight_capacity: 0,
      box_cost: 0,
      empty_weight: 0,
      box_color: '',
      box_image: '',
      visibility: 1,
    },
    `box:${box?.id ?? 'new'}`,
  );
  const add = useAction(calls.box.add, { invalidates: ['box', 'onboarding'] });
  const update = useAction(calls.box.update, { invalidates: ['box'] });

  const { problem, submit } = useSubmit(
    form,
    (body) => (box ? update.run({ params: { id: box.id }, body }) : add.run({ body })),
    () => {
      form.forget();
      onClose();
    },
  );
  function cancel() {
    form.startOver();
    onClose();
  }

  return (
    <Drawer
      isOpen
      title={box ? `Edit ${box.name}` : 'Add box'}
      description="Measure the inside: what counts is what fits."
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        errors={mergeDimensionErrors(mergeDimensionErrors(form.errors, sides), outerSides)}
        problem={problem}
        onSubmit={submit}
      >
        <Stack gap={16}>
          <RestoredNotice form={form} />
          <TextField label="Name" autoFocus isRequired {...form.field('name')} />
          <TextField
            label="Box code"
            description="Your own code, printed on the box."
            isRequired
            {...form.field('package_id')}
          />
          <DimensionsInput
            label="Inside, length × width × height"
            names={sides}
            values={form.values}
            errors={form.errors}
            onChange={form.set}
          />
          <NumberField
            label="Carries at most"
            unit="kg"
            minValue={0}
            description="0 is no limit."
            {...form.field('weight_capacity')}
          />
          <DimensionsInput
            label="Outside, length × width × height"
            description="Couriers charge by it. Leave it empty where the walls are thin."
            isOptional
            names={outerSides}
            values={form.values}
            errors={form.errors}
            onChange={form.set}
          />
          <NumberField
            label="Empty box weighs"
            unit="g"
            minValue={0}
            maxDecimals={0}
            description="Added to what is in it."
            {...form.field('empty_weight')}
          />
          <MoneyField
            label="Cost of one box"
            description="Weighed against freight where boxes are chosen for the lowest cost."
            {...form.field('box_cost')}
          />
          <TextField label="Colour" {...form.field('box_color')} />
          <ImageField label="Picture" {...form.field('box_image')} />
          <Inline gap={12}>
            <Button type="submit" tone="accent" isPending={add.isPending || update.isPending}>
              {box ? 'Save box' : 'Add box'}
            </Button>
            <Button onPress={cancel}>Cancel</Button>
          </Inline>
        </Stack>
      </Form>
    </Drawer>
  );
}
