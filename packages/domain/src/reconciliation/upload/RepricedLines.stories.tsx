import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@khep/ui';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RepricedLines } from './RepricedLines.tsx';

const meta = {
  title: 'Domain/RepricedLines',
  component: RepricedLines,
  // The page of components shows every story: none may cover it on arrival.
  render: function Opener(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Show result</Button>
        {isOpen && (
          <RepricedLines
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
    result: {
      lines: 4218,
      changed: 2,
      before: 75_696.7,
      after: 75_640.2,
      changes: [
        { id: '1', awb: '14123305520', before: 277.62, after: 286.1 },
        { id: '2', awb: '14123305533', before: null, after: 65.02 },
      ],
    },
    onClose: fn(),
  },
} satisfies Meta<typeof RepricedLines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line that had no price before shows a dash. Escape closes it. */
export const Changed: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Show result' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 of 4,218 lines changed' }));
    await expect(dialog.getByRole('row', { name: /14123305533/ })).toHaveTextContent('—₹65.02');
    await expect(dialog.getByText('The difference was ₹75,696.70 and is ₹75,640.20.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The contract changed, and no result did. */
export const Same: Story = {
  args: { result: { lines: 12, changed: 0, before: 0, after: 0, changes: [] } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show result' }));
    await expect(await screen.findByText('Every line has the same result as before.')).toBeVisible();
  },
};
