import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { NdrReasonField } from './NdrReasonField.tsx';

const meta = {
  title: 'Domain/NdrReasonField',
  component: NdrReasonField,
  args: { value: 'CNA', onChange: fn(), isPending: false },
} satisfies Meta<typeof NdrReasonField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another reason is chosen by keyboard. */
export const Reason: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /Reason/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** It was corrected: what the courier reported stays readable. */
export const Corrected: Story = {
  args: { reported: { courier_name: 'Delhivery', reason: 'Refused', code: 'EOD-6' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Corrected. Delhivery reported: Refused (EOD-6)')).toBeVisible();
  },
};

/** The correction is being saved. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Reason/ })).toBeDisabled();
  },
};

const hindi: DomainMessages = {
  ndrReason: { label: 'कारण', help: 'अगर कूरियर का कारण ग्राहक के बताए कारण से अलग है, तो इसे ठीक करें' },
};

/** In Hindi. */
export const InHindi: Story = {
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
    await expect(canvas.getByText('कारण')).toBeVisible();
  },
};
