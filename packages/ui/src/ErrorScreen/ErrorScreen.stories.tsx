import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  title: 'Kit/ErrorScreen',
  component: ErrorScreen,
  args: { onRetry: fn(), onReport: fn(), reference: '4f2c91' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offers retry and report. */
export const OffersTwoWaysOn: Story = {
  parameters: { answers: ['two-ways-on'] },
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

/** Without a report no one was notified, and it doesn't say so. */
export const NotReported: Story = {
  parameters: { answers: ['says-what-is-true'] },
  args: { isReported: false, onRetry: fn(), onReport: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/notified/)).toBeNull();
    await expect(canvas.getByText(/no report was sent/)).toBeVisible();
  },
};

const onError = fn(() => '4f2c91');
let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('the box has no lid');
  return <p>31 parcels</p>;
}

/** A crashed part is replaced, and re-rendered on retry. */
export const InABoundary: Story = {
  parameters: { answers: ['boundary-shows-it'] },
  beforeEach: () => {
    isBroken = true;
    onError.mockClear();
    // React logs caught errors; expected here.
    const said = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => said.mockRestore();
  },
  render: (args) => (
    <ErrorBoundary onError={onError} onReport={args.onReport}>
      <Fragile />
    </ErrorBoundary>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Reference 4f2c91')).toBeVisible();
    await expect(onError).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Report Problem' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByText('31 parcels')).toBeVisible();
  },
};
