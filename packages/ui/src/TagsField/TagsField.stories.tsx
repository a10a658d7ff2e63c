import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Kept } from '../Field/field.fixture.tsx';
import { TagsField } from './TagsField.tsx';

const meta = {
  title: 'Kit/TagsField',
  component: TagsField,
  args: { label: 'Tags', defaultValue: ['wedding'], onChange: fn() },
  render: (args) => (
    <Kept<readonly string[]> initial={args.defaultValue} onChange={(tags) => args.onChange?.([...tags])}>
      {(bound) => <TagsField {...args} {...bound} />}
    </Kept>
  ),
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and comma add a tag; Backspace removes the last; duplicates are ignored. */
export const Typing: Story = {
  parameters: { answers: ['keeps-words'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(input, 'fragile{Enter}gift,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['wedding', 'fragile', 'gift']);
    await userEvent.type(input, 'gift{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.type(input, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['wedding', 'fragile']);
  },
};

/** Removed by mouse. */
export const Removing: Story = {
  parameters: { answers: ['removed-by-mouse'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Narrow: no empty line below until focused. */
export const Narrow: Story = {
  parameters: { answers: ['no-empty-line'] },
  args: { defaultValue: ['wedding', 'तोहफ़ा'] },
  render: (args) => (
    <div style={{ inlineSize: 172 }}>
      <TagsField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Tags' });
    const box = input.parentElement!;
    const last = canvas.getAllByRole('row').at(-1)!;
    await expect(box.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom).toBeLessThan(12);
    await userEvent.click(box);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('gift');
    await expect(input.getBoundingClientRect().width).toBeGreaterThan(20);
  },
};

/** Disabled: tags can't be removed. */
export const Disabled: Story = {
  parameters: { answers: ['disabled-keeps-all'] },
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'wedding' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
