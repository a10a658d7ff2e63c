import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DimensionsField } from '../DimensionsField/DimensionsField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
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

/** Receives units. Good units are checked by the server, damaged ones by the field. */
function UnitsForm({ onSubmit, onCancel }: { onSubmit: () => void; onCancel: () => void }) {
  const [good, setGood] = useState<number>();
  const [damaged, setDamaged] = useState<number>();
  const [refused, setRefused] = useState<number>();
  const isRefused = refused !== undefined && refused === good;
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Form
        errors={isRefused ? { good: 'Only 12 units are open.' } : {}}
        onSubmit={() => {
          if ((good ?? 0) > 12) setRefused(good);
          else onSubmit();
        }}
      >
        <NumberField label="Good units" name="good" value={good} onChange={setGood} />
        <NumberField label="Damaged units" value={damaged} onChange={setDamaged} maxValue={12} />
        <Button type="submit" tone="accent">
          Receive
        </Button>
        <Button onPress={onCancel}>Cancel</Button>
      </Form>
    </div>
  );
}

/** Presses like a mouse: what is under it at release gets the release, wherever the layout has moved. */
async function press(button: HTMLElement) {
  const { left, top } = button.getBoundingClientRect();
  const coords = { clientX: left + 12, clientY: top + 6 };
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button, coords });
  await waitFor(() => expect(document.activeElement).toBe(button));
  const under = document.elementFromPoint(coords.clientX, coords.clientY) ?? document.body;
  await user.pointer({ keys: '[/MouseLeft]', target: under, coords });
}

const pressed = { submit: fn(), cancel: fn() };

/** A button is pressed at once, although the press takes the focus from a field and its error goes, or comes. */
export const PressedAfterACorrection: Story = {
  parameters: { answers: ['keeps-still'] },
  beforeEach: () => {
    pressed.submit.mockClear();
    pressed.cancel.mockClear();
  },
  render: () => <UnitsForm onSubmit={pressed.submit} onCancel={pressed.cancel} />,
  play: async ({ canvas }) => {
    const good = canvas.getByRole('textbox', { name: 'Good units' });
    await userEvent.type(good, '15');
    await press(canvas.getByRole('button', { name: 'Receive' }));
    await expect(await canvas.findByRole('group', { name: '1 field needs your attention' })).toHaveFocus();

    // The errors of the server go
    await userEvent.clear(good);
    await userEvent.type(good, '12');
    await press(canvas.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(pressed.submit).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText(/Only 12 units/)).not.toBeInTheDocument());

    // An error of the field comes, then goes
    const damaged = canvas.getByRole('textbox', { name: 'Damaged units' });
    await userEvent.type(damaged, '15');
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(pressed.cancel).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByText('Enter at most 12.')).toBeVisible();
    await userEvent.clear(damaged);
    await userEvent.type(damaged, '2');
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(pressed.cancel).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.queryByText('Enter at most 12.')).not.toBeInTheDocument());
  },
};
