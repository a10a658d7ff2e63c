import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../DomainMessagesProvider.tsx';
import { GstRateField } from './GstRateField.tsx';

const meta = {
  title: 'Domain/GstRateField',
  component: GstRateField,
  args: { value: 5, today: '2026-11-21', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <GstRateField
        {...args}
        value={value}
        onChange={(gst) => {
          args.onChange(gst);
          setValue(gst);
        }}
      />
    );
  },
} satisfies Meta<typeof GstRateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rates in force today, by keyboard. */
export const Rates: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /GST/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(18);
  },
};

/** 12 per cent ended in September 2025: it stays listed until another is chosen. */
export const NoLongerInForce: Story = {
  args: { value: 12 },
  parameters: { answers: ['old-rate-stays'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /GST/ })).toHaveTextContent('12%');
    await expect(canvas.getByRole('button', { name: /GST/ })).toHaveAccessibleDescription(/./);
  },
};

const hindi: DomainMessages = { gstRate: { label: 'जीएसटी' } };

/** In Hindi, with an error of the server. */
export const InHindi: Story = {
  args: { errorMessage: 'इस HSN कोड के लिए दर 18 प्रतिशत है। कृपया दर या कोड ठीक करें।' },
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
    await expect(canvas.getByText(/दर 18 प्रतिशत/)).toBeVisible();
  },
};
