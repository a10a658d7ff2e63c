import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { changedNumbers, differencesDemo, filedDemo } from './returns.fixture.ts';
import { FiledDifferences } from './FiledDifferences.tsx';

const meta = {
  title: 'Domain/FiledDifferences',
  component: FiledDifferences,
  args: {
    filed: filedDemo,
    differences: differencesDemo,
    isMonthlyFiled: false,
    onMonthlyFiledChange: () => {},
    hrefOf: (number) => `#${number}`,
  },
  render: function Stateful(args) {
    const [isFiled, setFiled] = useState(args.isMonthlyFiled);
    return <FiledDifferences {...args} isMonthlyFiled={isFiled} onMonthlyFiledChange={setFiled} />;
  },
} satisfies Meta<typeof FiledDifferences>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before GSTR-3B most belongs in GSTR-1A; afterwards in a later GSTR-1, or in none. */
export const BeforeAndAfterGstr3b: Story = {
  async play({ canvas }) {
    const table = within(canvas.getByRole('table', { name: 'Differences from the filed GSTR-1' }));
    const left = within(table.getByRole('row', { name: new RegExp(`^4A ${changedNumbers.left}\\b`) }));
    await expect(left.getByText('Not in the filed return')).toBeVisible();
    await expect(left.getByText('GSTR-1A, table 4A')).toBeVisible();
    await expect(left.getByRole('link', { name: changedNumbers.left })).toHaveAttribute(
      'href',
      `#${changedNumbers.left}`,
    );
    const mistyped = within(
      table.getAllByRole('row', { name: new RegExp(`^4A ${changedNumbers.mistyped}\\b`) })[0]!,
    );
    await expect(mistyped.getByText('+₹90.00')).toBeVisible();
    await expect(mistyped.getByText('GSTR-1A, table 9A')).toBeVisible();
    const moved = within(table.getByRole('row', { name: new RegExp(`^4A ${changedNumbers.moved}\\b`) }));
    await expect(moved.getByText('GSTR-1A takes no other GSTIN')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Filed' }));
    await expect(left.getByText('Later GSTR-1, table 4A')).toBeVisible();
    await expect(canvas.getByText(/until 30 Nov 2027/)).toBeVisible();
    await expect(canvas.queryByText(/GSTR-1A/)).toBeNull();
  },
};

export const NoDifferences: Story = {
  args: { differences: [] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^No differences/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Tables that Khep doesn't make are named, so that no one takes them for compared. */
export const OtherTables: Story = {
  args: { filed: { ...filedDemo, others: ['exp', 'b2ba'] } },
  async play({ canvas }) {
    await expect(canvas.getByText(/exp, b2ba/)).toBeVisible();
  },
};

/** On a phone cells are below the row's name. */
export const OnAPhone: Story = {
  decorators: [
    (Content) => (
      <div style={{ inlineSize: 320 }}>
        <Content />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
