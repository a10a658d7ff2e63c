import { createSelection } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { AllocationGrid } from './AllocationGrid.tsx';
import { allocationRows } from './allocationRows.fixture.ts';

function Screen({ openId, isRating = false }: { openId?: string; isRating?: boolean }) {
  const [selection] = useState(() => createSelection());
  const [current, setCurrent] = useState<string>();
  const [open, setOpen] = useState(openId);
  const [chosen, setChosen] = useState<Record<string, number>>({});
  return (
    <AllocationGrid
      label="Couriers of 4 orders"
      rows={allocationRows.map((row) => ({ ...row, chosen: chosen[row.order_id] ?? row.chosen }))}
      selection={selection}
      currentId={current}
      onCurrentChange={setCurrent}
      openId={open}
      onOpenChange={setOpen}
      onChoose={(order, courier) => setChosen((now) => ({ ...now, [order]: courier }))}
      isRating={isRating}
    />
  );
}

const meta = { title: 'Domain/AllocationGrid', component: Screen } satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A rule, a turn of the load distribution, a user's choice that failed, and an order that no courier takes. */
export const EveryDecision: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /KH-100478/ })).toHaveTextContent(
      'Rule "North-East by air"',
    );
    await expect(canvas.getByRole('row', { name: /KH-100473/ })).toHaveTextContent('Chosen by you');
    await expect(canvas.getByText('Delhivery has no credit left for this account.')).toBeVisible();
    await expect(canvas.getByText("XpressBees Surface: Doesn't deliver to 194101.")).toBeVisible();
  },
};

/** Enter opens a row, Space selects it, and a chip changes its courier. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /KH-100482/ });
    row.focus();
    await userEvent.keyboard(' {Enter}');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: /Blue Dart Air/ }));
    await expect(within(row).getByText('Chosen by you')).toBeVisible();
    // A shortcut of the screen leaves the row as it is.
    row.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('radio', { name: /Blue Dart Air/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    row.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: /KH-100478/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Use Delhivery Surface for KH-100482: −₹258/ }));
    await expect(within(row).getByText('Load distribution')).toBeVisible();
  },
};

/** All couriers of an order by price, and why one is recommended. */
export const Open: Story = { args: { openId: 'ord_1' } };

/** Prices load while the other facts stay. */
export const Rating: Story = { args: { isRating: true } };

/** Rows are cards on a phone. */
export const OnAPhone: Story = {
  args: { openId: 'ord_1' },
  render: (args) => (
    <div style={{ inlineSize: 366 }}>
      <Screen {...args} />
    </div>
  ),
};
