import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BuyerStep } from './BuyerStep.tsx';
import type { BuyerStepProps } from './BuyerStep.tsx';
import { emptyDraft } from './draft.ts';

function Live(props: Omit<BuyerStepProps, 'onChange'>) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <BuyerStep
      {...props}
      draft={draft}
      onChange={(patch) =>
        setDraft((now) => ({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) }))
      }
    />
  );
}

const meta = {
  title: 'Domain/Order steps/Buyer',
  component: BuyerStep,
  args: {
    draft: emptyDraft('2026-11-21'),
    onChange: () => {},
    errors: {},
    lookUpPincode: (pincode) =>
      Promise.resolve(pincode === '600090' ? { city: 'Chennai', state: 'Tamil Nadu' } : undefined),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof BuyerStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six digits fill in city and state, which stay editable. */
export const APincodeFillsInThePlace: Story = {
  parameters: { answers: ['pincode-fills-place'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN code/ }), '600090');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Chennai'));
    await expect(canvas.getByRole('combobox', { name: /State/ })).toHaveValue('Tamil Nadu');
    await userEvent.clear(canvas.getByRole('textbox', { name: /City/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /City/ }), 'Madras');
    await expect(canvas.getByRole('textbox', { name: /City/ })).toHaveValue('Madras');
  },
};

/** An unknown PIN code shows a hint and leaves city and state unchanged. */
export const APincodeThatNobodyKnows: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /PIN code/ }), '999999');
    await expect(await canvas.findByText(/isn't in the directory/)).toBeVisible();
  },
};

/** A separate billing address has its own fields. */
export const BilledElsewhere: Story = {
  parameters: { answers: ['second-address'] },
  play: async ({ canvas }) => {
    const same = canvas.getByRole('checkbox', { name: 'Billing address is the same' });
    await userEvent.click(same);
    await expect(canvas.getByRole('heading', { name: 'Bill to' })).toBeVisible();
    await expect(canvas.getAllByRole('textbox', { name: /^Name/ })).toHaveLength(2);
    same.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('heading', { name: 'Bill to' })).toBeNull();
  },
};

/** Server errors appear beside their field. */
export const WithErrors: Story = {
  args: { errors: { 'buyer_details.phone': 'Enter a 10-digit mobile number' } },
};
