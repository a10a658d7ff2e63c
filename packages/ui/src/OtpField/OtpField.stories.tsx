import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { OtpField } from './OtpField.tsx';

const meta = {
  title: 'Kit/OtpField',
  component: OtpField,
  args: { label: 'One-time code', onChange: fn(), onComplete: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {(bound) => <OtpField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sixth digit completes it; letters are ignored. */
export const Typing: Story = {
  parameters: { answers: ['sixth-completes'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.type(input, '48a291');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('7');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482917');
  },
};

/** A pasted code fills all cells; phones can suggest it. */
export const Pasting: Story = {
  parameters: { answers: ['paste-fills-all'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(input);
    await userEvent.paste('482 917');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('482917');
    await expect(input).toHaveValue('482917');
  },
};

/** A rejected code. */
export const Wrong: Story = {
  args: { defaultValue: '482917', errorMessage: 'That code is not right. Look for the newest message.' },
};
