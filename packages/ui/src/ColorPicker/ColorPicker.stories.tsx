import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { ColorPicker } from './ColorPicker.tsx';

const meta = {
  title: 'Kit/ColorPicker',
  component: ColorPicker,
  args: { label: 'Brand colour', defaultValue: '#1d3a8a', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {({ value = '', onChange }) => <ColorPicker {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types a hex value. */
export const Typing: Story = {
  parameters: { answers: ['types-hex'] },
  play: async ({ canvas, args }) => {
    const hex = canvas.getByRole('textbox', { name: 'Brand colour, hex' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#C0392B{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#c0392b');
  },
};

/** Opened, changed and closed by keyboard. */
export const ByKeyboard: Story = {
  parameters: { answers: ['picks-by-keys'] },
  args: { presets: [{ name: 'Indigo', value: '#3f51b5' }] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [saturation] = await screen.findAllByRole('slider');
    saturation!.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Indigo' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('#3f51b5');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /open the picker/ })).toHaveFocus());
  },
};

/** With too little contrast, the nearest readable shade is offered. */
export const Judging: Story = {
  parameters: { answers: ['judges-live'] },
  args: { defaultValue: '#ffb300' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/on white\. Too low for text\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Use #/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^4\.\d:1 on white\. Good for all text\./)).toBeVisible();
  },
};

/** Without a rating, for a screen that has its own. */
export const WithoutRating: Story = {
  parameters: { answers: ['leaves-judging-out'] },
  args: { isContrastHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Brand colour, hex' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-part="verdict"]')).toBeNull();
  },
};
