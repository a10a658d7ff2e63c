import { Stack, TextArea } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MessageVariables } from './MessageVariables.tsx';

const meta = {
  title: 'Domain/MessageVariables',
  component: MessageVariables,
  args: { variables: ['order', 'link'], field: 'body', value: 'Order  is late.', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Stack gap={12}>
        <TextArea label="Text" name="body" value={value} onChange={setValue} />
        <MessageVariables
          {...args}
          value={value}
          onChange={(text) => {
            args.onChange(text);
            setValue(text);
          }}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof MessageVariables>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A variable goes where the caret of the text is. */
export const Inserts: Story = {
  parameters: { answers: ['at-the-caret'] },
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText<HTMLTextAreaElement>('Text');
    text.focus();
    text.setSelectionRange(6, 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert {order}' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Order {order} is late.');
  },
};

/** Many variables on a phone, in a message in Hindi. */
export const LongAndHindi: Story = {
  args: {
    variables: ['order', 'link', 'courier', 'expected_delivery', 'support_phone'],
    value: 'आपका ऑर्डर {order} आज डिलीवर नहीं हो सका।',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Insert {expected_delivery}' })).toBeVisible();
  },
};

/** A message without variables. */
export const None: Story = {
  args: { variables: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
