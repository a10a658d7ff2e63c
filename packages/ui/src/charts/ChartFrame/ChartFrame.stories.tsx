import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { couriers } from '../demo.fixture.ts';
import { numberStyle } from '../numbers.ts';
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Parcels by courier',
    height: 120,
    children: <p>The drawing</p>,
    table: {
      columns: [{ header: 'Courier' }, { header: 'Parcels', number: numberStyle('count') }],
      rows: couriers.map(({ label, value }) => [label, value]),
    },
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Downloads the data as CSV. */
export const Download: Story = {
  parameters: { answers: ['saves-a-file'] },
  play: async ({ canvas }) => {
    const files = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Download chart' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Numbers as CSV' }));
    const [file] = files.mock.lastCall as [Blob];
    await expect(await file.text()).toContain('Delhivery,124800\r\n');
    files.mockRestore();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('parcels-by-courier.csv downloaded'),
    );
  },
};

/** Downloads the chart as an image, in the colours of the page and without its buttons. */
export const Picture: Story = {
  parameters: { answers: ['saves-a-file'] },
  play: async ({ canvas }) => {
    const files = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Download chart' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Chart as PNG' }));
    await waitFor(
      () => expect(screen.getByRole('status')).toHaveTextContent('parcels-by-courier.png downloaded'),
      { timeout: 60_000 },
    );
    const image = await createImageBitmap(files.mock.lastCall?.[0] as Blob);
    files.mockRestore();
    const card = canvas.getByText('The drawing').closest('[data-component="Card"]')!;
    await expect(image.width).toBe(Math.round(2 * card.getBoundingClientRect().width));
    // Something is drawn: not all pixels are of one colour.
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const colors = new Set(new Uint32Array(data.buffer));
    await expect(colors.size).toBeGreaterThan(2);
  },
};

/** Toggles the table with the keyboard. */
export const TableTwin: Story = {
  parameters: { answers: ['has-a-table'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'Parcels by courier, table' })).toBeVisible();
    await expect(canvas.queryByText('The drawing')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The drawing')).toBeVisible();
  },
};

/** An empty chart says so. */
export const Empty: Story = {
  parameters: { answers: ['says-why-nothing-is-shown'] },
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this period')).toBeVisible();
  },
};

/** Loading reserves the space of the drawing. */
export const Loading: Story = { args: { isLoading: true } };

/** Loading failed: the reason and a retry. */
export const Failed: Story = {
  parameters: { answers: ['says-why-nothing-is-shown'] },
  args: { error: 'The connection was lost.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
