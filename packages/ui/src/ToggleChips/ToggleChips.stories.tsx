import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { ToggleChips } from './ToggleChips.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label) => ({ id: label, label }));

const meta = {
  title: 'Kit/ToggleChips',
  component: ToggleChips,
  args: { label: 'Pickup days', items: days, onChange: fn() },
  render: (args) => (
    <Kept<readonly string[]> initial={args.defaultValue} onChange={(ids) => args.onChange?.([...ids])}>
      {(bound) => <ToggleChips {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof ToggleChips>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Selected by mouse, then by arrows and Space. */
export const AnyNumber: Story = {
  parameters: { answers: ['presses-any-number'] },
  args: { defaultValue: ['Wed'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tue' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Tue', 'Wed']);
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Mon', 'Tue', 'Wed']);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Mon', 'Wed']);
  },
};

/** Single selection, with counts. */
export const Single: Story = {
  parameters: { answers: ['single-lets-go'] },
  args: {
    label: 'Status',
    isSingle: true,
    items: [
      { id: 'new', label: 'New', count: 1240 },
      { id: 'ready', label: 'Ready', count: 36 },
      { id: 'rto', label: 'वापसी पर', count: 4 },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /New/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Ready/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['ready']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** An error shows below and is announced. */
export const Wrong: Story = {
  parameters: { answers: ['error-is-heard'] },
  args: { isRequired: true, errorMessage: 'Choose at least one day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: 'Pickup days' })[0]).toHaveAccessibleDescription(
      'Choose at least one day.',
    );
  },
};
