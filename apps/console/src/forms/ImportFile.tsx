import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { Button, Dialog, FileUploader, Stack, Text, toast } from '@khep/ui';
import type { UploadOutcome, UploadProgress } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { downloadFile } from '../data/downloadFile.ts';

/** The calls that take a table and answer with the rows that were wrong. */
type BulkCall = typeof calls.orders.bulkAdd | typeof calls.sku.bulk | typeof calls.box.bulk;

export interface ImportFileProps {
  call: BulkCall;
  /** Which sample shows the shape of the file. */
  sample: 'orders' | 'sku' | 'box';
  /** Of the dialog: "Import orders". */
  title: string;
  /** What file to choose, in a line. */
  description: string;
  /** Of the field: "File of orders". */
  label: string;
  /** What came of it: "12 orders created". */
  outcome: (count: { added: number; updated: number }) => string;
  /** Ids of answers that are old after it. */
  invalidates: readonly string[];
  /** What one has to know of the rows. */
  children: ReactNode;
}

/** Rows from a file: right ones are saved, wrong ones come back with what to write instead. */
export function ImportFile({
  call,
  sample,
  title,
  description,
  label,
  outcome,
  invalidates,
  children,
}: ImportFileProps) {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);

  async function upload(file: File, { signal }: UploadProgress): Promise<UploadOutcome> {
    const body = new FormData();
    body.set('file', file);
    const { data } = await client.call(call, { body }, { signal, quiet: true }).catch((error: unknown) => {
      // The notice says that it failed; the detail, which is beside the file here, says what to do.
      throw error instanceof CallError && error.detail !== ''
        ? new Error(`${error.message}. ${error.detail}`, { cause: error })
        : error;
    });
    void invalidate(...invalidates, 'jobs');
    const { added, updated, rejected_rows } = data;
    const isGoingOn = added + updated === 0 && rejected_rows.length === 0;
    return {
      message: isGoingOn ? 'It goes on by itself; the tray says how far it is' : outcome({ added, updated }),
      failedRows: [...Map.groupBy(rejected_rows, ({ row }) => row)].map(([row, cells]) => ({
        row,
        values: Object.fromEntries(cells.map(({ column, value }) => [column, value])),
        problems: cells.map(({ column, reason }) => ({ column, message: reason })),
      })),
    };
  }

  async function saveSample() {
    try {
      await downloadFile(client.call(calls.utils.sample, { params: { type: sample } }), `${sample}.csv`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : calls.utils.sample.errorMessage);
    }
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>Import</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={description}
        actions={(close) => <Button onPress={close}>Close</Button>}
      >
        <Stack gap={16}>
          <FileUploader
            label={label}
            accept={['.csv', '.xlsx']}
            maxBytes={20 * 1024 * 1024}
            upload={upload}
          />
          <Text size="secondary" tone="second">
            {children} A large file goes on by itself: you can leave, and the tray says how far it is.
          </Text>
          <Button size="small" variant="ghost" tone="accent" onPress={() => void saveSample()}>
            Download a sample file
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
