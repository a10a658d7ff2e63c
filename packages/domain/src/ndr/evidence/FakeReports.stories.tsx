import { Button } from '@khep/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FakeReports } from './FakeReports.tsx';
import type { FakeProofFile } from './FakeReports.tsx';
import { noProof } from '../ndrStory.fixture.ts';

const download = fn((_file: FakeProofFile) => undefined);

const meta = {
  title: 'Domain/FakeReports',
  component: FakeReports,
  args: {
    awb: '80123456789',
    reports: [
      {
        id: '2',
        attempt: 2,
        at: '2026-11-21T05:10:00Z',
        proof: { call_recording: '/files/call.m4a', screenshot: '/files/door.png' },
        report: 'Fake attempt reported: AWB 80123456789.',
      },
    ],
    fake_report: {
      is_sent: false,
      note: 'Bluedart takes no files and no remark: email the report from this case.',
      support_email: 'care@courier.in',
    },
    renderDownload: (file) => (
      <Button size="small" variant="ghost" onPress={() => download(file)}>
        {file.label}
      </Button>
    ),
  },
} satisfies Meta<typeof FakeReports>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The courier takes no files: the report is emailed. */
export const ByEmail: Story = {
  parameters: { answers: ['email-where-needed'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledWith({
      url: '/files/call.m4a',
      name: '80123456789-call_recording.m4a',
      label: 'Download call recording',
    });
    await expect(canvas.getByRole('link', { name: 'Email report' })).toHaveAttribute(
      'href',
      expect.stringContaining('care%40courier.in'),
    );
  },
};

/** The courier got the report with the answer. A long note in Hindi. */
export const Sent: Story = {
  args: {
    reports: [{ ...meta.args.reports[0]!, proof: { ...noProof, screenshot: '/files/door.png' } }],
    fake_report: {
      is_sent: true,
      note: 'कूरियर को आपकी टिप्पणी, कारण, ग्राहक का जवाब और सबूत के लिंक जवाब के साथ भेजे गए हैं।',
      support_email: '',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Email report' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download call recording' })).toBeNull();
  },
};

/** Nothing was reported. */
export const None: Story = {
  args: { reports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
