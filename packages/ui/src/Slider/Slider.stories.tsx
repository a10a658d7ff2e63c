import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  args: { label: 'COD share', defaultValue: 40, unit: '%', onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue} onChange={args.onChange}>
      {({ value = 0, onChange }) => <Slider {...args} value={value} onChange={onChange} />}
    </Kept>
  ),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Moved by arrows and Page keys, to its limits. */
export const ByKeyboard: Story = {
  parameters: { answers: ['moves-by-keys'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'COD share' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

/** A click on the track moves it. */
export const ByMouse: Story = {
  parameters: { answers: ['moves-by-mouse'] },
  play: async ({ canvasElement, args }) => {
    const track = canvasElement.querySelector('[data-part="track"]')!;
    const { left, top, width, height } = track.getBoundingClientRect();
    await userEvent.pointer([
      {
        keys: '[MouseLeft]',
        target: track,
        coords: { clientX: left + width * 0.75, clientY: top + height / 2 },
      },
    ]);
    await expect(args.onChange).toHaveBeenLastCalledWith(75);
  },
};
