import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DimensionsField } from '../DimensionsField/DimensionsField.tsx';
import { PincodeField } from '../PincodeField/PincodeField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

interface AddressFormProps extends Pick<FormProps, 'onSubmit'> {
  /** Server errors, shortly after submission. */
  refusal?: Record<string, string>;
}

function AddressForm({ onSubmit, refusal }: AddressFormProps) {
  const [name, setName] = useState<string>();
  const [pincode, setPincode] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  function submit() {
    const found: Record<string, string> = {};
    if (!name) found['buyer.name'] = 'Enter a name.';
    if (pincode?.length !== 6) found['buyer.pincode'] = 'Enter six digits.';
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onSubmit();
    if (refusal) setTimeout(() => setErrors(refusal), 50);
  }

  return (
    <div style={{ maxInlineSize: 360 }}>
      <Form errors={errors} onSubmit={submit}>
        <TextField
          label="Name"
          name="buyer.name"
          isRequired
          value={name}
          onChange={setName}
          errorMessage={errors['buyer.name']}
        />
        <PincodeField
          label="Pincode"
          name="buyer.pincode"
          isRequired
          value={pincode}
          onChange={setPincode}
          errorMessage={errors['buyer.pincode']}
        />
        <DimensionsField
          label="Box"
          names={['box.length', 'box.width', 'box.height']}
          errorMessage={errors['box.height']}
        />
        <Button type="submit" tone="accent">
          Save
        </Button>
      </Form>
    </div>
  );
}

const meta = { title: 'Kit/Form', component: AddressForm, args: { onSubmit: fn() } } satisfies Meta<
  typeof AddressForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Errors are listed at the top, which is focused; each links to its field. */
export const WrongFields: Story = {
  parameters: { answers: ['leads-to-each-error'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Pincode: Enter six digits.' }));
    await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The list follows the order of fields, not of the server's checks. */
export const InTheOrderOfTheFields: Story = {
  parameters: { answers: ['in-their-order'] },
  args: { refusal: { 'box.height': 'Taller than any van.', 'buyer.pincode': 'No courier goes there.' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ananya Krishnan');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pincode' }), '744301{Enter}');
    await canvas.findByRole('group', { name: '2 fields need your attention' });
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Pincode: No courier goes there.',
      'Box: Taller than any van.',
    ]);
  },
};

/** Enter submits; later server errors still get focus. */
export const RefusedByTheServer: Story = {
  parameters: { answers: ['server-errors'] },
  args: { refusal: { 'box.height': 'Taller than any van.', 'billing.0.note': 'Bill not found.' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ananya Krishnan');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Pincode' }), '560034{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('group', { name: '2 fields need your attention' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Height, cm' })).toHaveFocus();
    await expect(canvas.getByText('Bill not found.')).toBeVisible();
  },
};
