import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../DomainMessagesProvider.tsx';
import { ChannelOrderField } from './ChannelOrderField.tsx';

const meta = {
  title: 'Domain/ChannelOrderField',
  component: ChannelOrderField,
  args: { value: ['whatsapp', 'sms'], onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ChannelOrderField
        {...args}
        value={value}
        onChange={(channels) => {
          args.onChange(channels);
          setValue(channels);
        }}
      />
    );
  },
} satisfies Meta<typeof ChannelOrderField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Channels are added and removed; dragging or the keyboard sorts them. */
export const Channels: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Email' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp', 'sms', 'email']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove SMS' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp', 'email']);
  },
};

/** No channel is left. */
export const None: Story = {
  args: { value: [], errorMessage: 'Choose at least one channel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose at least one channel')).toBeVisible();
  },
};

const hindi: DomainMessages = {
  channelOrder: {
    label: 'पसंद के क्रम में चैनल',
    add: (channel) => `${channel} जोड़ें`,
    remove: (channel) => `${channel} हटाएँ`,
  },
};

/** In Hindi on a phone. */
export const InHindi: Story = {
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 320 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SMS हटाएँ' })).toBeVisible();
  },
};
