import { Button, Form, Inline } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { AuthenticatorSetUp } from './AuthenticatorSetUp.tsx';

const meta = {
  title: 'Domain/AuthenticatorSetUp',
  component: AuthenticatorSetUp,
  args: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Khep:ritika%40mittiandloom.in?issuer=Khep&secret=JBSWY3DPEHPK3PXP',
    value: '',
    onChange: fn(),
    onComplete: fn(),
    children: (
      <Inline gap={12}>
        <Button type="submit" tone="accent">
          Turn on
        </Button>
        <Button>Cancel</Button>
      </Inline>
    ),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Form onSubmit={() => undefined}>
        <AuthenticatorSetUp {...args} value={value} onChange={setValue} />
      </Form>
    );
  },
} satisfies Meta<typeof AuthenticatorSetUp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code field has the focus; the sixth digit completes it. */
export const SetUp: Story = {
  parameters: { answers: ['key-as-text'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code of the app'), '492816');
    await expect(args.onComplete).toHaveBeenCalledWith('492816');
  },
};

/** The server rejected the code. */
export const WrongCode: Story = {
  args: {
    value: '492816',
    errorMessage: "That code isn't valid any more. Enter the one that the app shows now.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code of the app')).toHaveAccessibleDescription(/isn't valid/);
  },
};

const hindi: DomainMessages = {
  authenticatorSetUp: {
    scan: '1. ऑथेंटिकेटर ऐप से कोड स्कैन करें, या नीचे दी गई कुंजी लिखें।',
    qrCode: 'ऑथेंटिकेटर ऐप के लिए QR कोड',
    key: 'कुंजी',
    enter: '2. ऐप में दिख रहा कोड लिखें।',
    code: 'ऐप का कोड',
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
    await expect(canvas.getByLabelText('ऐप का कोड')).toBeVisible();
  },
};
