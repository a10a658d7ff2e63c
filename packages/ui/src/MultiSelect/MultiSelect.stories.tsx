import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { pincodes, states } from './states.fixture.ts';

const meta = {
  title: 'Kit/MultiSelect',
  component: MultiSelect,
  args: { label: 'States', items: states, onChange: fn() },
  render: (args) => (
    <Kept<readonly string[]> initial={args.defaultValue} onChange={(ids) => args.onChange?.([...ids])}>
      {(bound) => <MultiSelect {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = () => screen.getByRole('button', { name: /^States:/ });

/** Opened and selected by mouse; it stays open. */
export const ByMouse: Story = {
  parameters: { answers: ['chooses-by-mouse'] },
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('option', { name: 'Kerala' }));
    await userEvent.click(screen.getByRole('option', { name: 'Goa' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['KL', 'GA']);
    await userEvent.click(screen.getByRole('option', { name: 'Kerala' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['GA']);
    await expect(screen.getByRole('option', { name: 'Goa' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** By keyboard only; a disabled option is skipped. */
export const ByKeyboard: Story = {
  parameters: { answers: ['chooses-by-keyboard'] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('combobox', { name: 'Search States' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('an{ArrowDown}');
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Andhra Pradesh' }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['AP']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(opener()).toHaveAccessibleName('States: 1 selected');
  },
};

/** Selects and deselects all search results. */
export const AllShown: Story = {
  parameters: { answers: ['selects-all-shown'] },
  args: { defaultValue: ['KA'] },
  play: async ({ args }) => {
    await userEvent.click(opener());
    await userEvent.type(await screen.findByRole('combobox'), 'pradesh');
    await userEvent.click(screen.getByRole('button', { name: 'Select the 5 shown' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['KA', 'AP', 'AR', 'HP', 'MP', 'UP']);
    await userEvent.click(screen.getByRole('button', { name: 'Deselect the 5 shown' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['KA']);
  },
};

/** Selected options are chips; the overflow is counted. */
export const TakingChipsAway: Story = {
  parameters: { answers: ['chips-are-removable'] },
  args: { defaultValue: ['KA', 'KL', 'TN', 'GA'], maxChips: 3 },
  play: async ({ canvas, args }) => {
    await expect(opener()).toHaveTextContent('+1 more');
    await userEvent.click(canvas.getByRole('button', { name: /Remove Kerala/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['KA', 'TN', 'GA']);
    canvas.getByRole('row', { name: 'Karnataka' }).focus();
    await userEvent.keyboard('{Delete}{Delete}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** Five hundred options: only visible ones are rendered. */
export const FiveHundred: Story = {
  parameters: { answers: ['draws-what-is-in-sight'] },
  args: { items: pincodes },
  play: async ({ args }) => {
    await userEvent.click(opener());
    await screen.findByRole('listbox');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(screen.getByRole('option', { name: /560499/ })).toBeVisible());
    await expect(screen.getByRole('option', { name: /560499/ })).toHaveAttribute('aria-posinset', '500');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['560499']);
  },
};

/** An error shows below and is announced. */
export const Wrong: Story = {
  parameters: { answers: ['error-is-heard'] },
  args: { isRequired: true, errorMessage: 'Choose at least one state.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'States' })).toHaveAccessibleDescription(
      'Choose at least one state.',
    );
  },
};

/** Hindi names at 200px. */
export const Narrow: Story = {
  args: {
    label: 'राज्य',
    items: [{ id: 'DL', label: 'राष्ट्रीय राजधानी क्षेत्र दिल्ली' }, ...states],
    value: ['DL', 'KA'],
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <MultiSelect {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-part="box"]')!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
