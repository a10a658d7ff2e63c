import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { warehouses } from '../Choice/warehouses.fixture.ts';
import { Kept } from '../Field/field.fixture.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: { label: 'Ship from', items: warehouses, onChange: fn() },
  render: (args) => (
    <Kept initial={args.value ?? undefined} onChange={args.onChange}>
      {(bound) => <Select {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and chosen from with the mouse. */
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ship from/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Surat/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('surat');
    await expect(canvas.getByRole('button')).toHaveTextContent('Surat');
  },
};

/** By keyboard; what cannot be chosen is passed over. */
export const ByKeyboard: Story = {
  args: { value: 'surat' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /Surat/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('jaipur');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** What is wrong is under it and heard with it. */
export const Wrong: Story = {
  args: { isRequired: true, errorMessage: 'Choose where it ships from.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Choose where/);
  },
};
