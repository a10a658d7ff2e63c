import { Button, Callout, Card, DescriptionList, Inline, LinkButton, Stack } from '@khep/ui';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { hasNotes } from '../../mapping/fileNotes.ts';
import type { FileNotes } from '../../mapping/fileNotes.ts';
import { FileNotesPanel } from '../../mapping/FileNotesPanel.tsx';
import { formatNumber, formatRupeeValue } from '../../money/index.ts';
import type { CourierFileState } from '../files.ts';
import { reconciliationMessages } from '../../messages/reconciliation.ts';

const defaults = reconciliationMessages.courierFileResult;

/** An uploaded file, as sent by the API. Rupees. */
export interface CourierFileData {
  invoice_number: string;
  courier_name: string;
  file_name: string;
  rows: number;
  /** Rows that could not be read. */
  rejected: number;
  total: number;
  /** Difference between the file's totals and its lines; empty if they tie. */
  warning: string;
  status: CourierFileState;
  /** Notes of its loading. */
  notes?: FileNotes | undefined;
}

export interface CourierFileResultProps {
  file: CourierFileData;
  /** Address of its lines. */
  href: string;
  onAnother: () => void;
  /** The rows to correct. */
  children?: ReactNode;
}

/** Shows the result of an uploaded file: whether it ties, and the link to its lines. */
export function CourierFileResult({ file, href, onAnother, children }: CourierFileResultProps) {
  const messages = useDomainMessages('courierFileResult', defaults);
  const { rows, rejected, warning } = file;
  return (
    <Stack gap={16}>
      {file.status === 'loading' ? (
        <Callout tone="info" isAlert>
          {messages.running}
        </Callout>
      ) : (
        <Callout tone={rejected > 0 || warning !== '' ? 'caution' : 'positive'} isAlert>
          {rejected > 0 ? messages.doneButRejected(rows, rejected) : messages.done(rows)}
        </Callout>
      )}
      {warning !== '' && (
        <Callout tone="caution" title={messages.doesNotTie}>
          {warning}
        </Callout>
      )}
      {file.notes && hasNotes(file.notes) && <FileNotesPanel notes={file.notes} />}
      <Card
        title={file.invoice_number}
        footer={
          <Inline gap={12} justify="end">
            <Button onPress={onAnother}>{messages.another}</Button>
            <LinkButton tone="accent" href={href}>
              {messages.open}
            </LinkButton>
          </Inline>
        }
      >
        <DescriptionList
          items={[
            { term: messages.courier, detail: file.courier_name },
            { term: messages.file, detail: file.file_name },
            { term: messages.lines, detail: formatNumber(rows) },
            { term: messages.amount, detail: formatRupeeValue(file.total) },
          ]}
        />
      </Card>
      {children}
    </Stack>
  );
}
