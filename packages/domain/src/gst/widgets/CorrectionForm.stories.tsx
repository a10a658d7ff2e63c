import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@khep/ui';
import { expect, fn, userEvent, within } from 'storybook/test';
import { changedNumbers, correctionsDemo } from './returns.fixture.ts';
import { CorrectionForm } from './CorrectionForm.tsx';

const meta = {
  title: 'Domain/CorrectionForm',
  component: CorrectionForm,
  args: {
    form: 'gstr1a',
    source: correctionsDemo,
    month: '2026-10',
    months: ['2026-10'],
    onMonthChange: () => {},
    actions: <Button variant="outline">Corrections as JSON</Button>,
  },
} satisfies Meta<typeof CorrectionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The differences by table; another GSTIN of a buyer isn't in GSTR-1A. */
export const BeforeGstr3b: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'GSTR-1A of October 2026' })).toBeVisible();
    await expect(canvas.getByText(/^9A b2ba: \d+ rows?$/)).toBeVisible();
    await expect(canvas.getByText(/Not in the file: table .*13/)).toBeVisible();
    await expect(canvas.queryByText(new RegExp(changedNumbers.moved))).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Corrections as JSON' })).toBeEnabled();
  },
};

/** The whole return of a later month takes them, until 30 November after the year. */
export const AfterGstr3b: Story = {
  args: {
    form: 'gstr1',
    source: { ...correctionsDemo, isMonthlyFiled: true },
    month: '2026-12',
    months: ['2026-11', '2026-12'],
    onMonthChange: fn(),
  },
  async play({ canvas, args, canvasElement }) {
    await expect(canvas.getByText(/until 30 Nov 2027/)).toBeVisible();
    await expect(
      canvas.getByText(new RegExp(`another GSTIN of the buyer.*${changedNumbers.moved}`)),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Month that takes the corrections/ }));
    const list = within(canvasElement.ownerDocument.body);
    await userEvent.click(list.getByRole('option', { name: 'November 2026' }));
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-11');
  },
};

export const AfterTheLimit: Story = {
  args: { form: 'gstr1', source: { ...correctionsDemo, isMonthlyFiled: true }, months: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(/Corrections were possible until 30 Nov 2027/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
