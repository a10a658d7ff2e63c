import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Kit/Callout',
  component: Callout,
  args: { title: 'Pickup closes at 2 pm', children: '14 parcels have no label yet.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A dismissible callout. */
export const CanBeDismissed: Story = {
  parameters: { answers: ['dismiss-by-mouse-and-keys'] },
  args: { tone: 'caution', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Dismiss' });
    await userEvent.click(cross);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** The tone is announced before the text. */
export const SaysItsTone: Story = {
  parameters: { answers: ['tone-in-words'] },
  args: { tone: 'caution', actions: <Button size="small">Print labels</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Warning:/)).toBeInTheDocument();
  },
};

function Refusal() {
  const [isRefused, setRefused] = useState(false);
  return (
    <Stack>
      <Button onPress={() => setRefused(true)}>Allocate</Button>
      <Callout>Couriers are tried in the order of your rules.</Callout>
      {isRefused && (
        <Callout tone="critical" isAlert>
          No courier goes to 744301. Change the address, or call the buyer.
        </Callout>
      )}
    </Stack>
  );
}

/** A callout after an action is announced; a static one isn't. */
export const AppearsAfterAPress: Story = {
  parameters: { answers: ['alert-is-said'] },
  render: () => <Refusal />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Allocate' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: No courier goes to 744301');
  },
};
