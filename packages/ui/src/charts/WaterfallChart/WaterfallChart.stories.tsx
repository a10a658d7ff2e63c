import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WaterfallChart } from './WaterfallChart.tsx';

const meta = {
  title: 'Charts/WaterfallChart',
  component: WaterfallChart,
  args: {
    title: 'From expected to billed',
    number: 'paise',
    start: { label: 'Expected', value: 1_97_497_84 },
    steps: [
      { label: 'Weight', value: 4_129_00 },
      { label: 'Zone', value: 1_642_00 },
      { label: 'RTO wrongly', value: 1_058_00 },
      { label: 'COD charge', value: 814_00 },
      { label: 'Duplicate', value: 642_00 },
      { label: 'Undercharged', value: -186_00 },
    ],
    endLabel: 'Billed',
    onAction: fn(),
  },
} satisfies Meta<typeof WaterfallChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The steps lead from one total to the other; Enter opens what a step counts. */
export const FromExpectedToBilled: Story = {
  parameters: { answers: ['steps-add-up', 'cut-is-marked', 'opens-what-it-counts'] },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('application', {
      name: 'From expected to billed, waterfall chart',
    });
    plot.focus();
    await userEvent.keyboard('{End}');
    // 1,97,497.84 + 8,099.00
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Billed, ₹2,05,596.84'));
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ label: 'Weight' }), 0);
    await expect(plot.querySelectorAll('path')).toHaveLength(2);
  },
};

/** A step says how many lines it counts; a click on its bar opens them. */
export const CountsAndOpens: Story = {
  parameters: { answers: ['counts-below-the-name', 'opens-what-it-counts'] },
  args: {
    start: { label: 'Expected', value: 1_97_497_84, note: '1,904 lines' },
    steps: [
      { label: 'Weight', value: 4_129_00, note: '71 lines' },
      { label: 'Zone', value: 1_642_00, note: '34 lines' },
    ],
    endNote: '1,904 lines',
  },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('application');
    await waitFor(() => expect(plot.querySelectorAll('rect')).toHaveLength(4));
    const { left, top, width, height } = plot.querySelectorAll('rect')[1]!.getBoundingClientRect();
    const coords = { clientX: left + width / 2, clientY: top + height / 2 };
    await userEvent.pointer([
      { target: plot, coords },
      { keys: '[MouseLeft]', target: plot, coords },
    ]);
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ label: 'Weight' }), 0);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('34 lines'));
  },
};

/** On a phone the bars lie down. */
export const OnAPhone: Story = {
  parameters: { answers: ['lies-down-on-a-phone'] },
  decorators: [(story) => <div style={{ inlineSize: 300 }}>{story()}</div>],
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application');
    await waitFor(() => expect(plot.querySelectorAll('[data-mark]')).toHaveLength(8));
  },
};
