import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CutOffList } from './CutOffList.tsx';

const at = (time: string) => `2026-11-21T${time}:00+05:30`;
const jaipur = { warehouse_id: 'w1', warehouse_name: 'Jaipur' };

const meta = {
  title: 'Domain/CutOffList',
  component: CutOffList,
  args: {
    now: new Date(at('12:40')),
    vans: [
      {
        ...jaipur,
        courier_name: 'Delhivery',
        leaves_at: at('14:00'),
        parcels: 38,
        packed: 30,
        forecast: {
          early: at('13:20'),
          late: at('13:45'),
          chance: 0.99,
          packers: 2,
          packers_needed: 2,
        },
      },
      {
        ...jaipur,
        courier_name: 'Blue Dart',
        leaves_at: at('15:00'),
        parcels: 29,
        packed: 1,
        forecast: { early: at('14:20'), late: at('15:30'), chance: 0.6, packers: 1, packers_needed: 2 },
      },
      {
        ...jaipur,
        courier_name: 'XpressBees',
        leaves_at: at('16:30'),
        parcels: 34,
        packed: 34,
        forecast: null,
      },
    ],
  },
} satisfies Meta<typeof CutOffList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeVans: Story = {
  parameters: { answers: ['verdict-in-words'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In time')).toBeVisible();
    await expect(canvas.getByText('done between 13:20 and 13:45')).toBeVisible();
    await expect(canvas.getByText('Tight, 60%')).toBeVisible();
    await expect(canvas.getByText('2 packers make it; 1 now')).toBeVisible();
    await expect(canvas.getByText('All packed')).toBeVisible();
    await expect(canvas.getByText('in 1 h 20 min')).toBeVisible();
  },
};

export const TooLate: Story = {
  args: {
    showsWarehouse: true,
    vans: [
      {
        ...jaipur,
        courier_name: 'Delhivery',
        leaves_at: at('13:00'),
        parcels: 38,
        packed: 2,
        forecast: {
          early: at('14:20'),
          late: at('14:45'),
          chance: 0,
          packers: 2,
          packers_needed: null,
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too late')).toBeVisible();
    await expect(canvas.getByText('more packers don’t make it')).toBeVisible();
    await expect(canvas.getByText('2 of 38 packed, Jaipur')).toBeVisible();
  },
};

export const WithoutScans: Story = {
  args: {
    vans: [
      {
        ...jaipur,
        courier_name: 'Delhivery',
        leaves_at: at('14:00'),
        parcels: 1,
        packed: 0,
        forecast: null,
      },
    ],
  },
  parameters: { answers: ['no-scans-no-forecast'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 parcel')).toBeVisible();
    await expect(canvas.getByText(/^No forecast yet: it needs parcels/)).toBeVisible();
  },
};
