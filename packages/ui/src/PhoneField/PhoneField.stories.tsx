import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Kit/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <PhoneField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any pasted format is reduced to ten digits. */
export const Pasting: Story = {
  parameters: { answers: ['ten-digits-are-left'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile' });
    await userEvent.click(input);
    await userEvent.paste('+91 98450-12345');
    await expect(input).toHaveValue('9845012345');
    await userEvent.keyboard('6');
    await expect(args.onChange).toHaveBeenLastCalledWith('9845012345');
  },
};
