import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Money } from './Money.tsx';

const meta = { title: 'Kit/Money/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={8} align="end">
      {[0, 1, 450_50, -450_50, 1_23_456_00, 12_34_56_789_50].map((paise) => (
        <div key={paise}>
          <Money paise={paise} /> · <Money paise={paise} decimals="auto" /> ·{' '}
          <Money paise={paise} decimals="never" /> · <Money paise={paise} isSigned tone="sign" />
        </div>
      ))}
    </Stack>
  ),
};
