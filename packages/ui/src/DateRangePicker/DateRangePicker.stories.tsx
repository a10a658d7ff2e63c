import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import { presetRange, type DayRange } from './presets.ts';

const meta = {
  title: 'Kit/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Placed', defaultValue: { start: '2026-11-02', end: '2026-11-13' }, onChange: fn() },
  render: (args) => (
    <Kept<DayRange | undefined> initial={args.defaultValue ?? undefined} onChange={args.onChange}>
      {(bound) => <DateRangePicker {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A preset takes one click. */
export const ByName: Story = {
  parameters: { answers: ['by-name'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(presetRange('last7'));
  },
};

/** Picks a range. */
export const ByDays: Story = {
  parameters: { answers: ['by-days'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /16 November 2026|November 16, 2026/ }));
    await userEvent.click(await screen.findByRole('button', { name: /18 November 2026|November 18, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-16', end: '2026-11-18' });
  },
};

/** A typed year of two digits is one of this century, at both ends; another year is refused beside the field. */
export const TypedYears: Story = {
  parameters: { answers: ['no-other-century'] },
  play: async ({ canvas, args }) => {
    const [first, last] = canvas.getAllByRole('spinbutton', { name: /^year/ });
    await userEvent.click(last!);
    await userEvent.keyboard('27');
    await userEvent.click(first!);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2027-11-13' });
    await userEvent.keyboard('26');
    await userEvent.tab();
    await expect(first).toHaveTextContent('2026');
    await userEvent.click(first!);
    await userEvent.keyboard('1926');
    await expect(canvas.getByText('Enter a date between 1 Jan 2000 and 31 Dec 2099.')).toBeVisible();
  },
};
