import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DomainMessagesProvider } from '../../DomainMessagesProvider.tsx';
import type { DomainMessages } from '../../DomainMessagesProvider.tsx';
import { TrackingHostRecords } from './TrackingHostRecords.tsx';
import type { HostRecordData } from './TrackingHostRecords.tsx';

const record = (type: string, state: HostRecordData['state'], seen = ''): HostRecordData => ({
  type,
  name: type === 'TXT' ? '_khep.track.mittiandloom.in' : 'track.mittiandloom.in',
  value: type === 'TXT' ? 'khep-brand=mitti-loom' : 'ship.example.in',
  state,
  seen,
});

const meta = {
  title: 'Domain/TrackingHostRecords',
  component: TrackingHostRecords,
  args: {
    host: {
      host: 'track.mittiandloom.in',
      state: 'unverified',
      failed_at: null,
      checked_at: '2026-11-21T05:10:00Z',
      records: [record('CNAME', 'wrong', 'shops.example'), record('TXT', 'waiting')],
      links_at: 'https://ship.example.in',
      is_simulated: false,
    },
    isChecking: false,
    onCheck: fn(),
  },
} satisfies Meta<typeof TrackingHostRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not verified yet: one record is wrong, one is not found. */
export const NotVerified: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('DNS has shops.example')).toBeVisible();
    canvas.getByRole('button', { name: 'Check now' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

/** Both are right. */
export const Verified: Story = {
  args: {
    host: {
      ...meta.args.host,
      state: 'verified',
      is_simulated: true,
      records: [record('CNAME', 'verified'), record('TXT', 'verified')],
      links_at: 'https://track.mittiandloom.in',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Links to buyers are at https://track.mittiandloom.in.')).toBeVisible();
  },
};

/** A verified host failed a check, then another. */
export const Failing: Story = {
  args: {
    host: { ...meta.args.host, state: 'failing', failed_at: '2026-11-21T04:00:00Z' },
    isChecking: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Records of track.mittiandloom.in failed a check')).toBeVisible();
  },
};
export const Lost: Story = {
  args: { host: { ...meta.args.host, state: 'lost', failed_at: '2026-11-20T04:00:00Z' } },
  parameters: { answers: ['says-what-links-do'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Links to buyers no longer use track.mittiandloom.in')).toBeVisible();
  },
};

/** No host is saved yet. */
export const None: Story = {
  args: { host: { ...meta.args.host, host: null, records: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

const hindi: DomainMessages = {
  trackingHost: { check: 'अभी जाँचें', missing: 'DNS में नहीं मिला', state: 'स्थिति', name: 'नाम', value: 'मान' },
};

/** In Hindi, with a long name on a phone. */
export const InHindi: Story = {
  args: {
    host: {
      ...meta.args.host,
      host: 'parcel-tracking.wholesale.mittiandloom-handicrafts.example.in',
      checked_at: null,
      records: [record('TXT', 'waiting')],
    },
  },
  decorators: [
    (Story) => (
      <DomainMessagesProvider messages={hindi}>
        <div lang="hi" style={{ inlineSize: 320 }}>
          <Story />
        </div>
      </DomainMessagesProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'अभी जाँचें' })).toBeVisible();
  },
};
