import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@khep/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CancelReasonDialog } from './CancelReasonDialog.tsx';
import { CancelItemsFields } from './CancelItemsFields.tsx';
import { hindiName, longName } from './orderDetails.fixture.ts';

const meta = {
  title: 'Domain/CancelReasonDialog',
  component: CancelReasonDialog,
  // The page of components shows every story: none may cover it on arrival.
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open dialog</Button>
        {isOpen && (
          <CancelReasonDialog
            {...args}
            onClose={() => {
              args.onClose();
              setOpen(false);
            }}
          />
        )}
      </>
    );
  },
  args: {
    title: 'Cancel order KH-100482?',
    children: "AWBs are cancelled and the buyer isn't notified.",
    reasons: ['Out of stock', 'Buyer asked'],
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CancelReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is cancelled without a reason. */
export const NeedsReason: Story = {
  parameters: { answers: ['needs-a-reason'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await expect(await screen.findByText('Choose a reason')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Out of stock' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Out of stock');
  },
};

/** Another reason is entered. */
export const OwnReason: Story = {
  parameters: { answers: ['own-reason'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }));
    await userEvent.click(screen.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Other' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'What happened' }), ' Wrong colour ');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('Wrong colour');
  },
};

/** Some units of long names, none chosen yet. */
export const Items: Story = {
  args: {
    title: 'Cancel items of KH-100482?',
    isDisabled: true,
    fields: (
      <CancelItemsFields
        items={[
          { sku_id: 'KURTA-XL', sku_name: longName, quantity: 3 },
          { sku_id: 'KURTA-HI', sku_name: hindiName, quantity: 1 },
        ]}
        value={{}}
        onChange={fn()}
      />
    ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open dialog' }));
    await expect(screen.getByText('Of 3')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
  },
};
