import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StatusBadge } from '../StatusBadge/index.ts';
import { RadioCards } from './RadioCards.tsx';

const meta = {
  title: 'Kit/RadioCards',
  component: RadioCards,
  args: {
    label: 'Plan',
    defaultValue: 'monthly',
    items: [
      {
        id: 'monthly',
        label: 'Every month',
        badge: <StatusBadge tone="accent">Most chosen</StatusBadge>,
        description: 'Ends whenever you say',
        facts: [
          { term: 'users', detail: '5' },
          { term: 'orders', detail: '2,000' },
        ],
        trailing: '₹1,499.00',
      },
      {
        id: 'yearly',
        label: 'Every year',
        description: 'साल में एक बार भुगतान, दो महीने मुफ़्त',
        facts: [
          { term: 'users', detail: '10' },
          { term: 'orders', detail: '30,000' },
        ],
        trailing: '₹14,990.00',
      },
      {
        id: 'own',
        label: 'On your own servers',
        description: 'Ask us',
        trailing: 'By offer',
        isDisabled: true,
      },
    ],
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is clickable. */
export const ChosenWithTheMouse: Story = {
  parameters: { answers: ['whole-card-chooses'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('₹14,990.00'));
    await expect(canvas.getByRole('radio', { name: /Every year/ })).toBeChecked();
  },
};

/** One tab stop; arrows select and skip disabled cards. */
export const ChosenWithTheKeyboard: Story = {
  parameters: { answers: ['arrows-choose'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Every month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Every year/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Every month/ })).toBeChecked();
  },
};

/** The facts are part of the name, so that they are announced before selecting. */
export const NamedByItsFacts: Story = {
  parameters: { answers: ['facts-in-the-name'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', {
        name: 'Every month Most chosen Ends whenever you say 5 users 2,000 orders ₹1,499.00',
      }),
    ).toBeVisible();
  },
};

/** An error shows below. */
export const Invalid: Story = { args: { defaultValue: '', errorMessage: 'Choose a plan' } };
