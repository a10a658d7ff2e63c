import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Kit/TimeField',
  component: TimeField,
  args: { label: 'Pickup from', onChange: fn() },
  render: (args) => (
    <Kept<string | undefined> initial={args.defaultValue ?? undefined} onChange={args.onChange}>
      {(bound) => <TimeField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed: focus moves on automatically. */
export const Typing: Story = {
  parameters: { answers: ['types-part-by-part'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^hour/ }));
    await userEvent.keyboard('630p');
    await expect(args.onChange).toHaveBeenLastCalledWith('18:30');
  },
};

/** Changed by arrow keys, with 24 hours. */
export const Counting: Story = {
  parameters: { answers: ['counts-by-arrows'] },
  args: { defaultValue: '09:59', hours: 24 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:59');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:58');
  },
};

/** Outside the limits. */
export const Wrong: Story = {
  parameters: { answers: ['error-is-heard'] },
  args: {
    defaultValue: '22:00',
    isRequired: true,
    errorMessage: 'Couriers come until 8 pm. Choose an earlier time.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pickup from' })).toHaveAccessibleDescription(
      /Couriers come until 8 pm/,
    );
  },
};
