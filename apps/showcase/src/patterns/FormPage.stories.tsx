import { Button, Card, Form, Inline, MoneyField, Page, Select, Stack, TextField } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

type Errors = Readonly<Record<string, string>>;

interface WarehouseFormProps {
  /** Sends it; settles with what the server refuses, by field name. */
  onSave: (warehouse: Warehouse) => Promise<Errors>;
}

interface Warehouse {
  name: string;
  pincode: string;
  state: string;
  charge?: number | undefined;
}

const states = ['Karnataka', 'Maharashtra', 'Rajasthan', 'Tamil Nadu'].map((label) => ({ id: label, label }));

/** What the browser can tell by itself; the server tells the rest in the same shape. */
function problemsOf({ name, pincode }: Warehouse): Errors {
  return {
    ...(name.trim() === '' && { name: 'Name the warehouse.' }),
    ...(!/^[1-9]\d{5}$/.test(pincode) && { pincode: 'Enter the six digits of the pincode.' }),
  };
}

function WarehouseForm({ onSave }: WarehouseFormProps) {
  const [warehouse, setWarehouse] = useState<Warehouse>({ name: '', pincode: '', state: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<Warehouse>) => setWarehouse({ ...warehouse, ...change });

  async function save() {
    const found = problemsOf(warehouse);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    setErrors(await onSave(warehouse));
    setSaving(false);
  }

  return (
    <Page title="Add a warehouse" description="Couriers pick up from here.">
      <Form errors={errors} onSubmit={() => void save()}>
        <Card>
          <Stack gap={16}>
            <TextField
              label="Name"
              name="name"
              isRequired
              value={warehouse.name}
              onChange={(name) => set({ name })}
            />
            <TextField
              label="Pincode"
              name="pincode"
              inputMode="numeric"
              maxLength={6}
              isRequired
              value={warehouse.pincode}
              onChange={(pincode) => set({ pincode })}
            />
            <Select
              label="State"
              name="state"
              items={states}
              value={warehouse.state}
              onChange={(state) => set({ state })}
            />
            <MoneyField
              label="Handling charge"
              name="charge"
              value={warehouse.charge}
              onChange={(charge) => set({ charge })}
            />
          </Stack>
        </Card>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="accent" type="submit" isPending={isSaving}>
            Save warehouse
          </Button>
        </Inline>
      </Form>
    </Page>
  );
}

const meta = {
  title: 'Patterns/Form page',
  component: WarehouseForm,
  tags: ['!autodocs'],
  args: { onSave: fn(() => Promise.resolve({})) },
} satisfies Meta<typeof WarehouseForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing is said when the form is sent, at its top and at each field; nothing is said while it is filled in. */
export const WhatIsMissing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save warehouse' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('link', { name: /Pincode:/ }));
    await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The server's refusal arrives later, by field name, and is shown as the browser's own: `errors` of Form. */
export const RefusedByTheServer: Story = {
  name: 'Server errors',
  args: {
    onSave: fn(() =>
      Promise.resolve({
        name: 'You already have a warehouse of this name.',
        state: 'No courier serves this state.',
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Jaipur');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pincode' }), '302017{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus(),
    );
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('You already have a warehouse of this name.');
    await userEvent.type(name, ' 2');
    await expect(name).toBeValid();
  },
};
