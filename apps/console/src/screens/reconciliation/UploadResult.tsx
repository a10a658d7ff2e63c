import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CourierFileResult, RowsToCorrect } from '@khep/domain/reconciliation/ui';
import type { CorrectedRow } from '@khep/domain/reconciliation/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { downloadFile } from '../../data/downloadFile.ts';
import { useAction } from '../../data/useAction.ts';
import { toCsv } from '../../forms/importRows.ts';
import { fileHref } from './lineChoice.ts';

export interface UploadResultProps {
  fileId: string;
  onAnother: () => void;
}

/** Shows the result of an upload, and the rows that could not be read. A running one refreshes. */
export function UploadResult({ fileId, onAnother }: UploadResultProps) {
  const [isLoading, setLoading] = useState(false);
  const params = { id: fileId };
  const call = useCall(
    calls.reconciling.file,
    { params },
    // A file of a million lines takes a minute; its job is in the tray.
    { refreshInterval: isLoading ? 1500 : 0 },
  );
  const correct = useAction(calls.reconciling.correctRows, {
    invalidates: ['recon', 'reconciling', 'invoice'],
  });
  const isRunning = call.data?.data.file.status === 'loading';
  if (isRunning !== isLoading) setLoading(isRunning);
  const send = async (rows: CorrectedRow[]) => (await correct.run({ params, body: { rows } })).ok;
  return (
    <CallContent call={call} notFound="Upload not found">
      {({ data: { file, rows, fields } }) => (
        <CourierFileResult file={file} href={fileHref(file)} onAnother={onAnother}>
          {rows.length > 0 && (
            <RowsToCorrect
              rows={rows}
              fields={fields}
              isPending={correct.isPending}
              onSend={send}
              onDownload={() => {
                const csv = toCsv(
                  fields.map(({ name }) => name),
                  rows.map(({ row, cells, problems }) => ({ row, cells, errors: problems })),
                  true,
                );
                const blob = new Blob([csv], { type: 'text/csv' });
                void downloadFile(Promise.resolve(blob), 'rows-to-correct.csv');
              }}
            />
          )}
        </CourierFileResult>
      )}
    </CallContent>
  );
}
