import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Kit/CodeField',
  component: CodeField,
  args: { label: 'Body', onChange: fn() },
  render: (args) => (
    <Kept initial={args.value} onChange={args.onChange}>
      {(bound) => <CodeField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A forgotten quote is found when the field is left, and heard with it. */
export const Checking: Story = {
  parameters: { answers: ['checks-when-left', 'tab-goes-on'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Body' });
    await userEvent.click(field);
    await userEvent.paste('{\n  "awb": "KH1",\n  cod: true\n}');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Line 3 is not JSON/);
    await userEvent.type(field, ' ');
    await expect(field).not.toBeInvalid();
  },
};

/** Put in order, then copied from the keyboard. */
export const TidyAndCopy: Story = {
  parameters: { answers: ['tidies-and-copies'] },
  args: { value: '{"awb":"KH1","boxes":[1,2]}' },
  play: async ({ canvas, args }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Tidy' }));
    const tidy = '{\n  "awb": "KH1",\n  "boxes": [\n    1,\n    2\n  ]\n}';
    await expect(args.onChange).toHaveBeenLastCalledWith(tidy);
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(copied).toHaveBeenCalledWith(tidy));
    copied.mockRestore();
  },
};
