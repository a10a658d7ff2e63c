import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { courierDays, fortnight } from '../demo.fixture.ts';
import { StackedBarChart } from './StackedBarChart.tsx';

const meta = {
  title: 'Charts/StackedBarChart',
  component: StackedBarChart,
  args: { title: 'Parcels per day', labels: fortnight, series: courierDays },
} satisfies Meta<typeof StackedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts are labelled beside the last bar; Up and Down move between them. */
export const PartsOverTime: Story = {
  parameters: { answers: ['one-stop-and-arrows', 'every-point-is-heard', 'names-its-parts'] },
  play: async ({ canvas, canvasElement }) => {
    const plot = canvas.getByRole('application', { name: 'Parcels per day, stacked bar chart' });
    await expect(plot.querySelector('svg')).toHaveTextContent('Blue Dart');
    await expect(canvasElement.querySelector('[data-part="key"]')).not.toBeVisible();
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Blue Dart, 9 Nov, 30, 32.6/));
  },
};

/** The part under the pointer shows its value among the others. */
export const UnderThePointer: Story = {
  parameters: { answers: ['follows-the-pointer'] },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application');
    await userEvent.hover(plot.querySelector('[data-mark="1:2"]')!);
    await expect(plot.querySelector('[data-part="tip"]')).toHaveTextContent(/10 Nov.*Blue Dart29/);
  },
};

/** In narrow places a legend names the parts. */
export const Narrow: Story = {
  parameters: { answers: ['names-its-parts'] },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <StackedBarChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="key"]')).toBeVisible();
  },
};
