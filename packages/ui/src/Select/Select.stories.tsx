import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { warehouses } from '../Choice/warehouses.fixture.ts';
import { Kept } from '../Field/field.fixture.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: { label: 'Ship from', items: warehouses, onChange: fn() },
  render: (args) => (
    <Kept initial={args.defaultValue ?? undefined} onChange={args.onChange}>
      {(bound) => <Select {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and selected by mouse. */
export const ByMouse: Story = {
  parameters: { answers: ['chosen-by-mouse'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ship from/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Surat/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('surat');
    await expect(canvas.getByRole('button')).toHaveTextContent('Surat');
  },
};

/** By keyboard; disabled options are skipped. */
export const ByKeyboard: Story = {
  parameters: { answers: ['chosen-by-keys'] },
  args: { defaultValue: 'surat' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /Surat/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('jaipur');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** An error shows below and is announced. */
export const Wrong: Story = {
  parameters: { answers: ['error-is-heard'] },
  args: { isRequired: true, errorMessage: 'Choose where it ships from.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Choose where/);
  },
};

const hubs = Array.from({ length: 500 }, (_, index) => ({ id: `hub-${index}`, label: `Hub ${index + 1}` }));

/** Five hundred options: opens at the selected one, End moves to the last. */
export const FiveHundred: Story = {
  args: { items: hubs, defaultValue: 'hub-320' },
  parameters: { answers: ['opens-at-the-chosen', 'as-many-as-there-are'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const chosen = await screen.findByRole('option', { name: 'Hub 321' });
    await expect(chosen).toHaveFocus();
    await expect(chosen).toBeVisible();
    await expect(chosen).toHaveAttribute('aria-setsize', '500');
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: 'Hub 500' })).toHaveFocus();
    await userEvent.keyboard('{Home}{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Letters move to matching options, open or closed. */
export const ByLetters: Story = {
  parameters: { answers: ['found-by-letters'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('su');
    await expect(args.onChange).toHaveBeenLastCalledWith('surat');
    await userEvent.keyboard(' ');
    await expect(await screen.findByRole('option', { name: /Surat/ })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(screen.getByRole('option', { name: /Jaipur/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(canvas.getByRole('button')).toHaveTextContent('Surat');
  },
};

/** Up opens at the last option; Tab closes the list and moves on. */
export const LeavingByTab: Story = {
  parameters: { answers: ['tab-closes'] },
  render: () => (
    <>
      <Select label="Ship from" items={warehouses} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await screen.findByRole('listbox', { name: 'Ship from' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Ship from/ })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};
