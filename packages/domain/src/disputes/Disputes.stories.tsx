import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@khep/ui';
import { expect, userEvent } from 'storybook/test';
import { BoxComparison } from './BoxComparison.tsx';
import { DisputeStatusBadge } from './DisputeStatusBadge.tsx';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { WeightComparison } from './WeightComparison.tsx';

const packed = { length: 34, width: 26, height: 13 };
const billed = { length: 40, width: 30, height: 20 };

const meta = {
  title: 'Domain/Disputes',
  component: BoxComparison,
  args: { packed, billed },
  decorators: [(Story) => <div style={{ maxInlineSize: '420px' }}>{Story()}</div>],
} satisfies Meta<typeof BoxComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Our box inside the billed one, to scale; it turns with the arrow keys. */
export const PackedAndBilled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Packed 34 × 26 × 13 cm, 11.5 litres/)).toBeVisible();
    await expect(canvas.getByText(/Billed 40 × 30 × 20 cm, 24.0 litres/)).toBeVisible();
    const turner = canvas.getByRole('slider', { name: 'Turn the boxes' });
    turner.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(turner).toHaveAttribute('aria-valuenow', '53');
    await userEvent.keyboard('{Home}');
    await expect(turner).toHaveAttribute('aria-valuenow', '38');
  },
};

/** The courier gave a weight, and no dimensions. */
export const WeightOnly: Story = {
  args: { billed: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No billed dimensions')).toBeVisible();
  },
};

/** Differences are marked, and their cost is explained. */
export const Compared: Story = {
  render: () => (
    <WeightComparison
      declared={{ dead_g: 1510, size: packed, volumetric_g: 2299, charged_g: 2500, cost: 334.01 }}
      billed={{ dead_g: null, size: billed, volumetric_g: 4800, charged_g: 5000, cost: 624.76 }}
      scale_g={1510}
      formula="Freight +₹224.00, Fuel surcharge +₹22.40, GST +₹44.35"
      card="Rate card v3"
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Cost with GST/ });
    await expect(row).toHaveTextContent('₹334.01');
    await expect(row).toHaveTextContent('₹624.76');
    await expect(canvas.getByText(/Fuel surcharge \+₹22.40.*Rate card v3/)).toBeVisible();
  },
};

const now = '2026-11-21T09:20:00+05:30';
const dates = { resolve_by: null, now };

/** Days that remain, then the outcome. */
export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <DisputeStatusBadge {...dates} status="NEW" act_by="2026-11-22T09:00:00+05:30" />
      <DisputeStatusBadge {...dates} status="NEW" act_by="2026-11-26T09:00:00+05:30" />
      <DisputeStatusBadge {...dates} status="NEW" act_by="2026-11-21T23:57:00+05:30" />
      <DisputeStatusBadge status="DISPUTED" act_by={now} resolve_by="2026-11-25T09:20:00+05:30" now={now} />
      <DisputeStatusBadge {...dates} status="WON" act_by={now} />
      <DisputeStatusBadge {...dates} status="EXPIRED" act_by={now} />
      <EvidenceMarks kinds={['length', 'width', 'label']} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes tomorrow')).toBeVisible();
    await expect(canvas.getByText('Closes today')).toBeVisible();
    await expect(canvas.getByText('5 days left')).toBeVisible();
    await expect(canvas.getByText('With the courier, 4 days left')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'no height, no scale' })).toBeVisible();
  },
};
