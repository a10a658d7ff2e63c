import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { bandDemo } from './band.fixture.ts';
import { BandChart } from './BandChart.tsx';

const meta = {
  title: 'Charts/BandChart',
  component: BandChart,
  args: { title: 'Balance', number: 'paise', ...bandDemo, onAction: fn() },
} satisfies Meta<typeof BandChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The band, the limit and the day that matters. */
export const BelowTheLimit: Story = {
  parameters: { answers: ['certain-is-filled', 'below-the-limit-is-marked'] },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: 'Balance, forecast chart' });
    await waitFor(() => expect(plot.querySelectorAll('[data-event="known"]')).toHaveLength(3));
    await expect(plot.querySelectorAll('[data-event="forecast"]')).toHaveLength(1);
    await expect(plot).toHaveTextContent('Floor ₹1 L');
    await expect(plot.querySelector('[data-part="mark"]')).toHaveTextContent('12 Dec: ₹40,000');
  },
};

/** The keyboard starts at the mark; Down goes to the nearest event, Enter opens it. */
export const WithTheKeyboard: Story = {
  parameters: { answers: ['rows-share-the-axis', 'opens-what-it-counts'] },
  play: async ({ canvas, args }) => {
    const plot = await canvas.findByRole('application');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('12 Dec, Middle ₹40,000'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Comes, 14 Dec, ₹4,00,000, Delhivery'),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'gst' }));
  },
};

/** T shows the table; its button takes the focus and shows the chart again. */
export const AsATable: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('application')).focus();
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('table', { name: 'Balance, table' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('application')).toBeVisible();
  },
};
