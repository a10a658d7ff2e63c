import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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
