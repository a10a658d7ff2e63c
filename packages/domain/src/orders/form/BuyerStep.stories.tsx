import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BuyerStep } from './BuyerStep.tsx';
import type { BuyerStepProps } from './BuyerStep.tsx';
import { emptyDraft } from './draft.ts';
import { filledDraft } from './draft.fixture.ts';

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

/** A GSTIN of Maharashtra, and goods that go to Tamil Nadu. */
export const RegisteredElsewhere: Story = {
  args: { draft: { ...filledDraft, buyer: { ...filledDraft.buyer, gst_number: '27AAPFU0939F1ZV' } } },
  parameters: { answers: ['asks-who-receives'] },
  play: async ({ canvas }) => {
    const other = canvas.getByRole('radio', { name: /Another person/ });
    await expect(canvas.getByText('Place of supply: Maharashtra, IGST s. 10(1)(b)')).toBeVisible();
    await expect(canvas.getByText('Place of supply: Tamil Nadu, IGST s. 10(1)(a)')).toBeVisible();
    await userEvent.click(other);
    await expect(other).toBeChecked();
    const gstin = canvas.getByRole('textbox', { name: /GSTIN/ });
    // One of Tamil Nadu, then a UN body: nothing to ask.
    for (const text of ['33AAPFU0939F1Z2', '0717UNO00157UNO']) {
      await userEvent.clear(gstin);
      await userEvent.type(gstin, text);
      await expect(canvas.queryByRole('radio')).toBeNull();
    }
    await userEvent.clear(gstin);
    await userEvent.type(gstin, '27AAPFU0939F1ZV');
    await expect(canvas.getByRole('radio', { name: /Another person/ })).not.toBeChecked();
  },
};
