import { Button } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormDrawer } from './FormDrawer.tsx';
import type { FormDrawerProps } from './FormDrawer.tsx';
import { newWarehouse, warehouseSchema, warehouseSections } from './warehouseForm.fixture.tsx';
import type { StoryWarehouse } from './warehouseForm.fixture.tsx';

type Form = NonNullable<FormDrawerProps<StoryWarehouse, string>['form']>;

/** A page whose drawer adds a warehouse. */
function WarehouseDrawer({ save }: Pick<Form, 'save'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add warehouse</Button>
      {isOpen && (
        <FormDrawer<StoryWarehouse, string>
          title="Add warehouse"
          description="Couriers pick up from here."
          submitLabel="Save warehouse"
          sections={warehouseSections}
          onClose={() => setOpen(false)}
          form={{
            name: 'story-drawer',
            schema: warehouseSchema,
            initial: newWarehouse,
            save,
            onSaved: () => setOpen(false),
          }}
        />
      )}
    </>
  );
}

const meta = {
  title: 'Patterns/Form drawer',
  component: WarehouseDrawer,
  tags: ['!autodocs'],
  args: { save: fn(() => Promise.resolve({ ok: true as const, answer: 'war_1' })) },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof WarehouseDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Add warehouse' }));
  return within(await screen.findByRole('dialog', { name: 'Add warehouse' }));
}

/** Missing values are listed at the top and at each field; a saved form closes the drawer. */
export const SavesAndCloses: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await open(canvas);
    await userEvent.click(drawer.getByRole('button', { name: 'Save warehouse' }));
    await waitFor(() =>
      expect(drawer.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus(),
    );
    await userEvent.type(drawer.getByRole('textbox', { name: /Name/ }), 'Jaipur');
    await userEvent.type(drawer.getByRole('textbox', { name: /PIN code/ }), '302017');
    await userEvent.click(drawer.getByRole('button', { name: 'Save warehouse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.save).toHaveBeenCalledOnce();
  },
};

/** Escape asks before it throws away what was typed. */
export const AsksBeforeItIsLost: Story = {
  play: async ({ canvas, args }) => {
    const drawer = await open(canvas);
    await userEvent.type(drawer.getByRole('textbox', { name: /Name/ }), 'Jaipur');
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
  },
};
