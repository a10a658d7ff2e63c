import { Grid } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AddressFields } from './AddressFields.tsx';
import type { AddressFieldsProps, AddressValue, LookUpPincode } from './AddressFields.tsx';

const blank: AddressValue = { pincode: '', address: '', landmark: '', city: '', state: '' };
const places = new Map([
  ['600090', { city: 'Chennai', state: 'Tamil Nadu' }],
  ['560034', { city: 'Bengaluru', state: 'Karnataka' }],
]);
/** Chennai answers late. */
const lookUpPincode: LookUpPincode = (pincode) =>
  new Promise((resolve) => setTimeout(() => resolve(places.get(pincode)), pincode === '600090' ? 80 : 5));

function Live(props: AddressFieldsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Grid columns={{ base: 1, md: 2 }}>
      <AddressFields
        {...props}
        value={value}
        onChange={(patch) => setValue((now) => ({ ...now, ...patch }))}
      />
    </Grid>
  );
}

const meta = {
  title: 'Domain/Address fields',
  component: AddressFields,
  args: { value: blank, onChange: () => {}, nameOf: (part) => part, errors: {}, lookUpPincode },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six digits fill in city and state, which stay open to correction. */
export const PincodeFillsInCityAndState: Story = {
  parameters: { answers: ['fills-city-and-state'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN code/ }), '560034');
    const city = canvas.getByRole('textbox', { name: /City/ });
    await waitFor(() => expect(city).toHaveValue('Bengaluru'));
    await expect(canvas.getByRole('combobox', { name: /State/ })).toHaveValue('Karnataka');
    await userEvent.type(city, ' South');
    await expect(city).toHaveValue('Bengaluru South');
  },
};

/** A PIN code that the directory lacks is a warning. */
export const UnknownPincode: Story = {
  parameters: { answers: ['warns-of-unknown'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Nagar');
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN code/ }), '999999');
    await expect(await canvas.findByText(/isn't in the directory/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Nagar');
  },
};

/** Another state than the PIN code's is a warning too. */
export const StateOfAnotherPincode: Story = {
  args: { value: { ...blank, state: 'Kerala' } },
  parameters: { answers: ['warns-of-other-state'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN code/ }), '560034');
    const state = canvas.getByRole('combobox', { name: /State/ });
    await waitFor(() => expect(state).toHaveValue('Karnataka'));
    await userEvent.clear(state);
    await userEvent.type(state, 'Goa{ArrowDown}{Enter}');
    await expect(await canvas.findByText(/This PIN code is in Karnataka/)).toBeVisible();
  },
};

/** The answer for a PIN code that was corrected in between is ignored. */
export const LateAnswer: Story = {
  parameters: { answers: ['ignores-late-answers'] },
  play: async ({ canvas }) => {
    const pincode = canvas.getByRole('textbox', { name: /PIN code/ });
    await userEvent.type(pincode, '600090');
    await userEvent.clear(pincode);
    await userEvent.type(pincode, '560034');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Bengaluru'));
    await new Promise((resolve) => setTimeout(resolve, 120));
    await expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Bengaluru');
  },
};
