import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderRtoRisk } from './OrderRtoRisk.tsx';

const meta = {
  title: 'Domain/OrderRtoRisk',
  component: OrderRtoRisk,
  args: {
    risk: {
      band: 'high',
      probability: 0.41,
      sample: 1214,
      reasons: [
        { words: 'COD at 560034', raises: true },
        { words: 'The buyer accepted three orders', raises: false },
      ],
    },
  },
} satisfies Meta<typeof OrderRtoRisk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('41%')).toBeVisible();
    await expect(canvas.getByText('− The buyer accepted three orders')).toBeVisible();
  },
};

/** Without enough history it draws nothing. */
export const Unknown: Story = {
  args: { risk: { band: 'unknown', probability: 0, sample: 12, reasons: [] } },
  parameters: { answers: ['needs-history'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
