import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiffList } from '../DiffList/index.ts';
import { Stack } from '../Stack/index.ts';
import { tones } from '../tokens/palette.ts';
import { Timeline } from './Timeline.tsx';

const meta = { title: 'Kit/Timeline/Matrix' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All variants and states. */
export const EveryState: Story = {
  render: () => (
    <Stack gap={24}>
      <Timeline
        label="Every tone"
        now="2026-11-21T14:05:00+05:30"
        events={tones.map((tone) => ({ id: tone, title: tone, at: '2026-11-21T13:53:00+05:30', tone }))}
      />
      <div style={{ inlineSize: 300 }}>
        <Timeline
          label="With more"
          now="2026-11-21T14:05:00+05:30"
          events={[
            {
              id: '2',
              title: 'ग्राहक का पता बदला गया, क्योंकि पिनकोड शहर से मेल नहीं खाता था',
              at: '2026-11-20T18:20:00+05:30',
              by: 'Ritika Sharma',
              place: 'Orders',
              children: <DiffList changes={[{ field: 'Pincode', before: '560034', after: '560035' }]} />,
            },
            { id: '1', title: 'Order confirmed', at: '2026-11-08T10:00:00+05:30' },
          ]}
        />
      </div>
    </Stack>
  ),
};
