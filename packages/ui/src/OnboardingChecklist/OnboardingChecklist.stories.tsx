import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OnboardingChecklist } from './OnboardingChecklist.tsx';
import { someSteps } from './steps.fixture.ts';

const connect = fn();

const meta = {
  title: 'Kit/OnboardingChecklist',
  component: OnboardingChecklist,
  args: {
    label: 'Set-up',
    steps: someSteps.map((step) => (step.id === 'shopify' ? { ...step, onAction: connect } : step)),
  },
  beforeEach: () => void connect.mockClear(),
} satisfies Meta<typeof OnboardingChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Completed steps are ticked, the next one stands out, and any order is possible. */
export const LeadsToWhatIsLeft: Story = {
  parameters: { answers: ['next-is-marked', 'done-in-words', 'leads-there'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Set-up' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 4 done',
    );
    const current = canvasElement.querySelectorAll<HTMLElement>('[aria-current="step"]');
    await expect(current).toHaveLength(1);
    await expect(within(current[0]!).getByRole('link', { name: 'Add address' })).toHaveAttribute(
      'href',
      '#address',
    );
    const verified = canvas.getAllByRole('listitem')[0]!;
    await expect(verified).toHaveTextContent('Verify your company, done');
    await expect(within(verified).queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await userEvent.keyboard('{Enter}');
    await expect(connect).toHaveBeenCalledTimes(2);
  },
};

/** Collapsed or dismissed. */
export const CanBeFoldedAndPutAway: Story = {
  parameters: { answers: ['folds-and-goes'] },
  args: { isCollapsible: true, onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide steps' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss checklist' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
