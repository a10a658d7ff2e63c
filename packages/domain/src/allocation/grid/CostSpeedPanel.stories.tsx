import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { CostSpeedPanel } from './CostSpeedPanel.tsx';
import { allocationRows } from './allocationRows.fixture.ts';
import { sumPlan } from './allocationRows.ts';
import { cheapestWithin, costSpeedCurve } from '../plan/costSpeedCurve.ts';

const rows = allocationRows.slice(0, 3).map(({ order_id, couriers }) => ({ order_id, couriers }));
const curve = costSpeedCurve(rows);
const planned = sumPlan(rows);
const recommended = { total: planned.total, average_days: planned.average_days ?? 0 };

function Panel() {
  const [index, setIndex] = useState<number>();
  const point = index === undefined ? recommended : (curve.points[index] ?? recommended);
  return (
    <CostSpeedPanel
      points={curve.points}
      plan={point}
      recommended={recommended}
      forLess={cheapestWithin(curve.points, recommended.average_days)}
      orders={rows.length}
      onChange={setIndex}
    />
  );
}

const meta = { title: 'Domain/CostSpeedPanel', component: Panel } satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A key moves to the next plan, and Home and End to the cheapest and fastest. */
export const MovesAlongTheCurve: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Cost against days' });
    await expect(canvas.getByText('₹1,467.99')).toBeVisible();
    slider.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('₹1,341.32')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('₹1,361.78')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('₹1,891.11')).toBeVisible();
  },
};

/** The parts are below each other on a phone. */
export const OnAPhone: Story = {
  render: () => (
    <div style={{ inlineSize: 366 }}>
      <Panel />
    </div>
  ),
};
