import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const meta = {
  title: 'Domain/RecoveryCodes',
  component: RecoveryCodes,
  args: {
    codes: ['7QX2-M9KD', 'P4TR-8WZC', '2HVN-LJ6B', 'K8DS-3FYG', 'X5MB-Q7RT', '9ZLC-W2HP'],
    onDownload: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: first the download, then the confirmation. */
export const Codes: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('X5MB-Q7RT')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

const hindi: DomainMessages = {
  recoveryCodes: {
    title: 'अपने रिकवरी कोड सुरक्षित रखें',
    help: 'ये कोड दोबारा नहीं दिखाए जाएँगे। फ़ोन खो जाने पर हर कोड से एक बार लॉग इन होता है।',
    download: 'कोड डाउनलोड करें',
    done: 'कोड सुरक्षित हैं',
  },
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
    await expect(canvas.getByRole('button', { name: 'कोड सुरक्षित हैं' })).toBeVisible();
  },
};
