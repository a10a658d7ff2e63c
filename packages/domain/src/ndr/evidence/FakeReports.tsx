import { Heading, Inline, Link, Stack, Text } from '@khep/ui';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { fakeReportEmail } from '../fakeReport.ts';

const defaults = domainMessages.fakeReports;

/** A reported attempt. */
export interface FakeReportData {
  id: string;
  attempt: number;
  /** ISO 8601. */
  at: string;
  /** Addresses of the files; empty without one. */
  proof: { call_recording: string; screenshot: string };
  /** The text of the report, for an email. */
  report: string;
}

/** A file of a report. */
export interface FakeProofFile {
  url: string;
  /** For the download: `80123-screenshot.png`. */
  name: string;
  /** "Download screenshot" */
  label: string;
}

export interface FakeReportsProps {
  awb: string;
  reports: readonly FakeReportData[];
  /** How the report reaches the courier. */
  fake_report: { is_sent: boolean; note: string; support_email: string };
  /** The button that downloads a file. */
  renderDownload: (file: FakeProofFile) => ReactNode;
}

const fields = ['call_recording', 'screenshot'] as const;

/** The attempts that were reported as fake: what reached the courier, and the files to download. */
export function FakeReports({ awb, reports, fake_report, renderDownload }: FakeReportsProps) {
  const messages = useDomainMessages('fakeReports', defaults);
  if (reports.length === 0) return null;
  return (
    <Stack gap={8}>
      <Heading level={3}>{messages.title}</Heading>
      <Text size="secondary" tone="second">
        {fake_report.note}
      </Text>
      {reports.map(({ id, attempt, at, proof, report }) => (
        <Inline key={id} gap={12}>
          <Text size="secondary">{messages.attempt(attempt, formatDateTime(at))}</Text>
          {fields
            .filter((field) => proof[field] !== '')
            .map((field) => (
              <span key={field}>
                {renderDownload({
                  url: proof[field],
                  name: `${awb}-${field}.${proof[field].split('.').at(-1)}`,
                  label: messages.download[field],
                })}
              </span>
            ))}
          {!fake_report.is_sent && (
            <Link href={fakeReportEmail({ awb, attempt, report, to: fake_report.support_email })}>
              {messages.email}
            </Link>
          )}
        </Inline>
      ))}
    </Stack>
  );
}
