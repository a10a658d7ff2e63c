import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { RelativeTime } from './RelativeTime.tsx';

const meta = { title: 'Kit/RelativeTime/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const times = [
  '2026-11-21T14:04:40+05:30',
  '2026-11-21T13:53:00+05:30',
  '2026-11-21T17:10:00+05:30',
  '2026-11-20T23:50:00+05:30',
  '2026-11-08T10:00:00+05:30',
  '2024-11-08T10:00:00+05:30',
  'not a time',
];

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={8} align="start">
      {times.map((at) => (
        <RelativeTime key={at} at={at} now="2026-11-21T14:05:00+05:30" />
      ))}
      <RelativeTime isPlain at="2026-11-20T23:50:00+05:30" now="2026-11-21T14:05:00+05:30" />
    </Stack>
  ),
};
