import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../Stack/index.ts';
import { couriers, paymentShares } from '../demo.fixture.ts';
import { ShareBar } from './ShareBar.tsx';

const meta = { title: 'Charts/ShareBar/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Many, few, one and no parts; money. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={24}>
      <ShareBar items={couriers} />
      <ShareBar items={paymentShares} number="paise" />
      <ShareBar items={paymentShares.slice(0, 1)} />
      <ShareBar items={[{ label: 'In transit', value: 0 }]} />
    </Stack>
  ),
};
