import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ReturnItemCheck } from './ReturnItemCheck.tsx';
import type { ReturnItemCheckProps, ReturnItemData } from './ReturnItemCheck.tsx';

const cushion: ReturnItemData = {
  item_no: 1,
  sku_id: 'CU-KAL-1',
  sku_name: 'Kalamkari cushion cover',
  quantity: 1,
  paid: 699,
  reason: 'colour',
  reason_label: 'Colour differs',
  remark: 'It looks plum at home; the photo was madder red.',
  buyer_photos: [],
  bench_photos: [],
  checks: {},
  note: '',
  disposition: null,
  bin: '',
};
const mugs: ReturnItemData = {
  ...cushion,
  sku_id: 'BP-MUG-6',
  sku_name: 'Blue pottery mugs, set of 6',
  paid: 1499,
  reason: 'damaged',
  reason_label: 'Damaged on arrival',
  remark: 'One of the six has lost its handle, the box was dented.',
  checks: { quantity: true, condition: false },
  disposition: 'write_off',
};

function Bench(props: ReturnItemCheckProps) {
  const [item, setItem] = useState(props.item);
  return (
    <ReturnItemCheck
      {...props}
      item={item}
      onChange={(change) => {
        props.onChange(change);
        setItem({ ...item, ...change });
      }}
    />
  );
}

const meta = {
  title: 'Domain/ReturnItemCheck',
  component: ReturnItemCheck,
  args: { item: cushion, onChange: fn(), onPhoto: fn() },
  render: (args) => <Bench {...args} />,
} satisfies Meta<typeof ReturnItemCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A check passes, fails, and is cleared. */
export const Checks: Story = {
  parameters: { answers: ['three-results'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quality check: 0 of 7')).toBeVisible();
    const check = (result: string) => canvas.getByRole('button', { name: `Brand: ${result}` });
    await userEvent.click(check('not checked'));
    await userEvent.click(check('passed'));
    await expect(canvas.getByText('Quality check: 1 of 7')).toBeVisible();
    await userEvent.click(check('failed'));
    await expect(check('not checked')).toBeVisible();
  },
};

/** The failed check is marked first; one press passes the others, and the choice of where it goes is next. */
export const PassesTheRemaining: Story = {
  args: { isActive: true },
  parameters: { answers: ['passes-the-remaining'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Colour: not checked' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Colour: passed' }));
    const pass = canvas.getByRole('button', { name: /^Pass remaining/ });
    await userEvent.click(pass);
    await expect(canvas.getByText('Quality check: 7 of 7')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Colour: failed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Size: passed' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pass remaining/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Restock' })).toHaveFocus();
  },
};

/** Where the item goes, and the bin of what is restocked. */
export const Decides: Story = {
  parameters: { answers: ['reports-changes'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Restock' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bin' }), 'C-02-3');
    await expect(args.onChange).toHaveBeenLastCalledWith({ bin: 'C-02-3' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Write off' }));
    await expect(canvas.queryByRole('textbox', { name: 'Bin' })).toBeNull();
  },
};

/** A damaged item is only checked for quantity and condition. */
export const Damaged: Story = {
  args: { item: mugs },
  parameters: { answers: ['skips-the-match'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quality check: 2 of 2')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Colour/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Condition: failed' })).toBeVisible();
  },
};

/** On its way: the buyer's words can be read, nothing can be entered. */
export const NotReceivedYet: Story = {
  args: { item: cushion, isReadOnly: true },
  parameters: { answers: ['read-only'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Brand: not checked' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Add photo' })).toBeNull();
  },
};
