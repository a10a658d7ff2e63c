import type { NdrHistory } from '@khep/api';
import { Heading, Inline, Link, Stack, Text } from '@khep/ui';
import { formatDateTime } from '../orders/formatTime.ts';

type Report = NdrHistory['actions'][number];

/** A new email with the report, whose links open the proof for the courier. */
const emailLink = ({ ndr, fake_report }: NdrHistory, { attempt, report }: Report): string =>
  `mailto:${encodeURIComponent(fake_report.support_email)}?subject=${encodeURIComponent(
    `Fake attempt ${attempt}, AWB ${ndr.awb}`,
  )}&body=${encodeURIComponent(report)}`;

/** The fake attempts that were reported: what reached the courier, and the files to download. */
export function FakeReports({ history }: { history: NdrHistory }) {
  const reports = history.actions.filter(({ report }) => report !== '');
  if (reports.length === 0) return null;
  const { note, is_sent } = history.fake_report;
  return (
    <Stack gap={8}>
      <Heading level={3}>Reported as fake</Heading>
      <Text size="secondary" tone="second">
        {note}
      </Text>
      {reports.map((report) => (
        <Inline key={report.id} gap={12}>
          <Text size="secondary">{`Attempt ${report.attempt}, ${formatDateTime(report.at)}`}</Text>
          {report.proof.call_recording !== '' && (
            <Link href={report.proof.call_recording} download={`${history.ndr.awb}-call`}>
              Download call recording
            </Link>
          )}
          {report.proof.screenshot !== '' && (
            <Link href={report.proof.screenshot} download={`${history.ndr.awb}-screenshot`}>
              Download screenshot
            </Link>
          )}
          {!is_sent && <Link href={emailLink(history, report)}>Email report</Link>}
        </Inline>
      ))}
    </Stack>
  );
}
