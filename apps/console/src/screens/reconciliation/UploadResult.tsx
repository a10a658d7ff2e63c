import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Callout, Card, DescriptionList, Inline, LinkButton, Stack } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { fileHref } from './lineChoice.ts';
import { RowsToCorrect } from './RowsToCorrect.tsx';

export interface UploadResultProps {
  fileId: string;
  onAnother: () => void;
}

/** What came of an upload, and the rows that could not be read. A running one refreshes. */
export function UploadResult({ fileId, onAnother }: UploadResultProps) {
  const [isLoading, setLoading] = useState(false);
  const call = useCall(
    calls.reconciling.file,
    { params: { id: fileId } },
    // A file of a million lines takes a minute; its job is in the tray.
    { refreshInterval: isLoading ? 1500 : 0 },
  );
  const found = call.data?.data;
  const isRunning = found?.file.status === 'loading';
  if (isRunning !== isLoading) setLoading(isRunning);
  const file = found?.file;
  return (
    <AsyncContent
      isLoading={!found}
      error={call.error}
      onRetry={() => void call.reload()}
      notFound="Upload not found"
    >
      {found && file && (
        <Stack gap={16}>
          {file.status === 'loading' ? (
            <Callout tone="info" isAlert>
              Reconciliation is running. Follow it in Jobs, or leave this page.
            </Callout>
          ) : (
            <Callout tone={file.rejected > 0 || file.warning !== '' ? 'caution' : 'positive'} isAlert>
              {`${file.rows.toLocaleString('en-IN')} ${file.rows === 1 ? 'line' : 'lines'} reconciled${file.rejected > 0 ? `, ${file.rejected.toLocaleString('en-IN')} to correct` : ''}.`}
            </Callout>
          )}
          {file.warning !== '' && (
            <Callout tone="caution" title="Totals don't tie">
              {file.warning}
            </Callout>
          )}
          <Card
            title={file.invoice_number}
            footer={
              <Inline gap={12} justify="end">
                <Button onPress={onAnother}>Upload another file</Button>
                <LinkButton tone="accent" href={fileHref(file)}>
                  Open the lines
                </LinkButton>
              </Inline>
            }
          >
            <DescriptionList
              items={[
                { term: 'Courier', detail: file.courier_name },
                { term: 'File', detail: file.file_name },
                { term: 'Lines', detail: file.rows.toLocaleString('en-IN') },
                { term: 'Amount', detail: formatRupeeValue(file.total) },
              ]}
            />
          </Card>
          {found.rows.length > 0 && <RowsToCorrect fileId={fileId} rows={found.rows} fields={found.fields} />}
        </Stack>
      )}
    </AsyncContent>
  );
}
