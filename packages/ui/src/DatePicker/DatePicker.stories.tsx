import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Kit/DatePicker',
  component: DatePicker,
  args: { label: 'Pickup date', defaultValue: '2026-11-21', onChange: fn() },
  render: (args) => (
    <Kept<string | undefined> initial={args.defaultValue ?? undefined} onChange={args.onChange}>
      {(bound) => <DatePicker {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in segments. */
export const Typing: Story = {
  parameters: { answers: ['types-part-by-part'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('24');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
  },
};

/** Picked from the calendar; focus returns to the field. */
export const Picking: Story = {
  parameters: { answers: ['picks-from-a-month'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pickup date/ }));
    await userEvent.click(await screen.findByRole('button', { name: /25 November 2026|November 25, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Days outside the limits can't be picked. */
export const Limits: Story = {
  parameters: { answers: ['keeps-its-limits'] },
  args: { minValue: '2026-11-20', maxValue: '2026-11-27' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pickup date/ }));
    const before = await screen.findByRole('button', { name: /19 November 2026|November 19, 2026/ });
    await expect(before).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Month names can't be confused with days. */
export const AsInIndia: Story = {
  parameters: { answers: ['reads-as-in-india'] },
  play: async ({ canvas, args }) => {
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month.parentElement).toHaveTextContent('21 Nov 2026');
    await userEvent.click(month);
    await userEvent.keyboard('3');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-21');
    await expect(month.parentElement).toHaveTextContent('21 Mar 2026');
  },
};

/** A year of two digits is one of this century, and half a year is no date: year 26 is never a value. */
export const TwoDigitYear: Story = {
  parameters: { answers: ['no-other-century'] },
  args: { defaultValue: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('201126');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('2026');
  },
};

/** A year before 2000 is refused beside the field. */
export const OtherCentury: Story = {
  parameters: { answers: ['no-other-century'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^year/ }));
    await userEvent.keyboard('1926');
    await userEvent.tab();
    const group = canvas.getByRole('group', { name: /Pickup date/ });
    await expect(canvas.getByText('Enter a date between 1 Jan 2000 and 31 Dec 2099.')).toBeVisible();
    await expect(group).toHaveAccessibleDescription(/Enter a date between 1 Jan 2000 and 31 Dec 2099\./);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^year/ }));
    await userEvent.keyboard('2026');
    await expect(canvas.queryByText(/Enter a date between/)).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};
