import { calls } from '@khep/api';
import type { NdrHistory } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { Heading, Inline, Link, Stack, Text } from '@khep/ui';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { formatDateTime } from '../../patterns/formatTime.ts';

type Report = NdrHistory['actions'][number];

const proofFiles = [
  { field: 'call_recording', what: 'call recording' },
  { field: 'screenshot', what: 'screenshot' },
] as const;

/** A new email with the report, whose links open the proof for the courier. */
const emailLink = ({ ndr, fake_report }: NdrHistory, { attempt, report }: Report): string =>
  `mailto:${encodeURIComponent(fake_report.support_email)}?subject=${encodeURIComponent(
    `Fake attempt ${attempt}, AWB ${ndr.awb}`,
  )}&body=${encodeURIComponent(report)}`;

/** The fake attempts that were reported: what reached the courier, and the files to download. */
export function FakeReports({ history }: { history: NdrHistory }) {
  const client = useClient();
  const reports = history.actions.filter(({ report }) => report !== '');
  if (reports.length === 0) return null;
  const { note, is_sent } = history.fake_report;
  const load = (address: string) =>
    client.call(calls.ndr.proof, { params: { name: address.split('/').at(-1) ?? '' } });
  return (
    <Stack gap={8}>
      <Heading level={3}>Reported as fake</Heading>
      <Text size="secondary" tone="second">
        {note}
      </Text>
      {reports.map((report) => (
        <Inline key={report.id} gap={12}>
          <Text size="secondary">{`Attempt ${report.attempt}, ${formatDateTime(report.at)}`}</Text>
          {proofFiles.map(
            ({ field, what }) =>
              report.proof[field] !== '' && (
                <DownloadButton
                  key={field}
                  variant="ghost"
                  file={() => load(report.proof[field])}
                  name={`${history.ndr.awb}-${field}.${report.proof[field].split('.').at(-1)}`}
                  failure={calls.ndr.proof.errorMessage}
                >
                  {`Download ${what}`}
                </DownloadButton>
              ),
          )}
          {!is_sent && <Link href={emailLink(history, report)}>Email report</Link>}
        </Inline>
      ))}
    </Stack>
  );
}
