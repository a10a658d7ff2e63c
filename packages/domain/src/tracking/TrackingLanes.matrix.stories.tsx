import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrackingLanes } from './TrackingLanes.tsx';
import type { LaneData } from './TrackingLanes.tsx';

const scan = (at: string, state: string, location = '') => ({
  at: `2026-11-${at}:00+05:30`,
  state,
  location,
});

const start = [
  scan('17T15:30', 'PICKED_UP', 'Jaipur studio'),
  scan('17T21:10', 'IN_TRANSIT', 'Jaipur hub'),
  scan('18T06:40', 'IN_TRANSIT', 'Jaipur hub'),
  scan('19T22:00', 'AT_DESTINATION', 'Nelamangala hub'),
];
const promised_date = '2026-11-21T20:00:00+05:30';

const delivered: LaneData = {
  id: '1',
  name: 'Box 1',
  details: ['Box M, 3.0 kg', 'COD ₹3,596'],
  status: 'DELIVERED',
  promised_date,
  scans: [
    ...start,
    scan('20T04:40', 'AT_DESTINATION', 'Nelamangala hub'),
    scan('20T07:50', 'AT_DESTINATION', 'Koramangala'),
    scan('20T16:42', 'DELIVERED', 'Koramangala'),
  ],
};
const tried: LaneData = {
  id: '2',
  name: 'Box 2',
  details: ['Flat, 2.0 kg', 'COD ₹2,199'],
  status: 'OUT_FOR_DELIVERY',
  promised_date,
  scans: [
    ...start,
    scan('20T10:25', 'AT_DESTINATION', 'Nelamangala hub'),
    scan('20T14:00', 'AT_DESTINATION', 'Koramangala'),
    scan('20T19:40', 'UNDELIVERED', 'Koramangala'),
    scan('21T09:12', 'OUT_FOR_DELIVERY', 'Koramangala'),
  ],
};
const underWay: LaneData = {
  id: '4',
  name: 'Box 4',
  details: ['Box S, 1.0 kg', 'Prepaid'],
  status: 'AT_DESTINATION',
  promised_date,
  expected: { from: '2026-11-21', to: '2026-11-23', day: '2026-11-22' },
  scans: [...start, scan('20T21:10', 'AT_DESTINATION', 'Nelamangala hub')],
};
const returned: LaneData = {
  id: '3',
  name: 'Box 3',
  details: ['Poly S, 0.5 kg', 'Prepaid'],
  status: 'RTO_IN_TRANSIT',
  promised_date: null,
  scans: [
    ...start,
    scan('20T05:00', 'UNDELIVERED', 'Nelamangala hub'),
    scan('20T18:00', 'RTO_IN_TRANSIT', 'Nelamangala hub'),
    scan('21T10:00', 'RTO_IN_TRANSIT', 'पुणे हब'),
  ],
};

const meta = {
  title: 'Domain/TrackingLanes',
  component: TrackingLanes,
  args: {
    label: 'Where the boxes of KH-100387 are',
    boxes: [delivered, tried, returned],
    now: new Date('2026-11-21T12:41:00+05:30'),
  },
} satisfies Meta<typeof TrackingLanes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A delivered box, one after a failed attempt, and one that returns. */
export const ThreeBoxes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Where the boxes of KH-100387 are' })).toHaveTextContent(
      /Box 1: Delivered.*Nelamangala hub.*6 h 40 min/,
    );
  },
};

/** Boxes on their way: the days between which they are expected, and the most likely one. */
export const Expected: Story = {
  args: {
    boxes: [
      delivered,
      { ...tried, expected: { from: '2026-11-21', to: '2026-11-21', day: '2026-11-21' } },
      underWay,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Where the boxes of KH-100387 are' })).toHaveTextContent(
      /Box 4: At destination.*ExpectedSat 21 – Mon 23/,
    );
  },
};

/** A box that failed and is expected again the next day: neither day nor state covers where it is. */
export const FailedAndExpected: Story = {
  args: {
    boxes: [
      {
        ...tried,
        status: 'UNDELIVERED',
        expected: { from: '2026-11-21', to: '2026-11-21', day: '2026-11-21' },
        scans: [
          ...start,
          scan('20T10:25', 'OUT_FOR_DELIVERY', 'Nelamangala hub'),
          scan('20T19:40', 'UNDELIVERED', 'Nelamangala hub'),
        ],
      },
    ],
    now: new Date('2026-11-20T20:41:00+05:30'),
  },
  render: (args) => (
    <div style={{ inlineSize: 640 }}>
      <TrackingLanes {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [place, day, state] = [/^Nelamangala hub, /, 'Expected Sat 21', /^Undelivered, /].map((words) =>
      canvas
        .getAllByText(words)
        .find((one) => one.closest('[aria-hidden]') !== null)!
        .getBoundingClientRect(),
    );
    for (const [a, b] of [
      [place!, day!],
      [place!, state!],
      [day!, state!],
    ] as const)
      await expect(
        a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left,
        `${a.x}–${a.right} and ${b.x}–${b.right}`,
      ).toBe(true);
  },
};

/** One box that was just picked up. */
export const OneBox: Story = {
  args: { boxes: [{ ...tried, status: 'PICKED_UP', scans: start.slice(0, 1) }] },
};

/** A list on a phone. */
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ inlineSize: 340 }}>
      <TrackingLanes {...args} />
    </div>
  ),
};
