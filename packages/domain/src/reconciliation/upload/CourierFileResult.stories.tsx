import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { file } from '../reconciliation.fixture.ts';
import { CourierFileResult } from './CourierFileResult.tsx';

const meta = {
  title: 'Domain/CourierFileResult',
  component: CourierFileResult,
  args: { file, href: '#lines', onAnother: fn() },
} satisfies Meta<typeof CourierFileResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reconciled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('4,218 lines reconciled.');
    await expect(canvas.getByRole('link', { name: 'Open the lines' })).toHaveAttribute('href', '#lines');
    canvas.getByRole('button', { name: 'Upload another file' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};

/** A large file is reconciled by a job. */
export const Loading: Story = {
  args: { file: { ...file, status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reconciliation is running.');
  },
};

/** Rows that could not be read, and a total that does not tie. */
export const ToCorrect: Story = {
  args: {
    file: {
      ...file,
      rejected: 2,
      warning: 'The lines make ₹6,84,210.50, the invoice says ₹6,85,000.00: ₹789.50 are missing.',
    },
    children: 'The rows to correct',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('4,218 lines reconciled, 2 to correct.');
    await expect(canvas.getByText("Totals don't tie")).toBeVisible();
  },
};

export const LongAndHindiText: Story = {
  args: {
    file: {
      ...file,
      file_name:
        'Delhivery surface invoice of the Jaipur and Surat warehouses, November 2026, corrected.xlsx',
      courier_name: 'जयपुर स्टूडियो की सतही सेवा',
    },
  },
};
