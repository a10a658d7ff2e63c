import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { TwoStepState } from './TwoStepState.tsx';

const meta = {
  title: 'Domain/TwoStepState',
  component: TwoStepState,
  args: {
    enabled_at: '2026-11-01T19:00:00Z',
    recovery_codes: 7,
    is_required: false,
    onSetUp: fn(),
    onReplaceCodes: fn(),
    onTurnOff: fn(),
  },
} satisfies Meta<typeof TwoStepState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On: since when, and how many recovery codes remain. */
export const On: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/since 2 Nov 2026\. 7 recovery codes remain/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReplaceCodes).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
};

/** Off. */
export const Off: Story = {
  args: { enabled_at: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-step log-in' }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};

/** The role requires it: it can't be turned off. */
export const Required: Story = {
  args: { is_required: true },
  parameters: { answers: ['required-stays-on'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).toBeNull();
  },
};

const hindi: DomainMessages = {
  twoStepState: {
    required: 'आपकी भूमिका के लिए यह ज़रूरी है। आगे बढ़ने के लिए इसे चालू करें।',
    setUp: 'दो चरणों वाला लॉग-इन चालू करें',
  },
};

/** In Hindi. */
export const InHindi: Story = {
  args: { enabled_at: null, is_required: true },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi">
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'दो चरणों वाला लॉग-इन चालू करें' })).toBeVisible();
  },
};
