import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PercentSplitter, type PercentSplitterProps, type PercentPart } from './PercentSplitter.tsx';

const couriers: readonly PercentPart[] = [
  { id: 'delhivery', label: 'Delhivery', percent: 50 },
  { id: 'bluedart', label: 'Blue Dart', percent: 30 },
  { id: 'xpressbees', label: 'Xpressbees', percent: 20 },
];

const meta = {
  title: 'Kit/PercentSplitter',
  component: PercentSplitter,
  args: { label: 'Orders by courier', defaultValue: couriers, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 520 }}>
      <PercentSplitter {...args} />
    </div>
  ),
} satisfies Meta<typeof PercentSplitter>;
export default meta;
type Story = StoryObj<typeof meta>;

const percentsOf = (onChange: PercentSplitterProps['onChange']) =>
  (onChange as ReturnType<typeof fn<(value: PercentPart[]) => void>>).mock.lastCall?.[0].map(
    ({ percent }) => percent,
  );

/** Changed by slider and number: the others adapt. */
export const Rebalancing: Story = {
  parameters: { answers: ['rebalances'] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider', { name: 'Delhivery' }).focus();
    await userEvent.keyboard('{PageUp}');
    await expect(percentsOf(args.onChange)).toEqual([60, 24, 16]);
    const number = canvas.getByRole('textbox', { name: 'Blue Dart, percent' });
    await userEvent.clear(number);
    await userEvent.type(number, '40{Enter}');
    await expect(percentsOf(args.onChange)).toEqual([47, 40, 13]);
    await expect(canvas.getByText('100% total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Split evenly' }));
    await expect(percentsOf(args.onChange)).toEqual([34, 33, 33]);
  },
};

/** A locked share stays. */
export const Locked: Story = {
  parameters: { answers: ['locked-stays'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lock Blue Dart' }));
    await expect(canvas.getByRole('slider', { name: 'Blue Dart' })).toBeDisabled();
    canvas.getByRole('slider', { name: 'Delhivery' }).focus();
    await userEvent.keyboard('{End}');
    await expect(percentsOf(args.onChange)).toEqual([70, 30, 0]);
    await expect(canvas.getByRole('button', { name: 'Unlock Blue Dart' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Long names and Hindi, on a narrow phone. */
export const Narrow: Story = {
  parameters: { answers: ['fits-320'] },
  args: {
    label: 'कूरियर के हिसाब से ऑर्डर',
    defaultValue: couriers.map(({ id, percent }) => ({
      id,
      percent,
      label:
        id === 'delhivery' ? 'दिल्लीवरी सरफेस एक्सप्रेस 2 किलोग्राम' : 'Blue Dart Surface Express 2 kg, west zone',
    })),
    errorMessage: 'Give Blue Dart at least 10%.',
  },
  render: (args) => (
    <div data-part="frame" style={{ inlineSize: 288 }}>
      <PercentSplitter {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-part="frame"]')!;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(288);
  },
};
