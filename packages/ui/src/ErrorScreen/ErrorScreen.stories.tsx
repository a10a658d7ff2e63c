import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  title: 'Kit/ErrorScreen',
  component: ErrorScreen,
  args: { onRetry: fn(), onReport: fn(), reference: '4f2c91' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says what is so, and offers the two ways on. */
export const OffersTwoWaysOn: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Something went wrong');
    await expect(
      canvas.getByText("We've been notified about this issue and are working to fix it."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
