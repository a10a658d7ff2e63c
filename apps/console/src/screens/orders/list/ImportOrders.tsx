import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { Button, Dialog, FileUploader, Stack, Text, toast } from '@khep/ui';
import type { UploadOutcome, UploadProgress } from '@khep/ui';
import { useState } from 'react';
import { saveFile } from '../../../data/saveFile.ts';

/** Orders from a file: right rows are created, wrong ones come back with what to write instead. */
export function ImportOrders() {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);

  async function upload(file: File, { signal }: UploadProgress): Promise<UploadOutcome> {
    const body = new FormData();
    body.set('file', file);
    const { data } = await client
      .call(calls.orders.bulkAdd, { body }, { signal, quiet: true })
      .catch((error: unknown) => {
        // The notice says that it failed; the detail, which is beside the file here, says what to do.
        throw error instanceof CallError && error.detail !== ''
          ? new Error(`${error.message}. ${error.detail}`, { cause: error })
          : error;
      });
    void invalidate('orders', 'home', 'jobs');
    const { added, rejected_rows } = data;
    const isGoingOn = added === 0 && rejected_rows.length === 0;
    return {
      message: isGoingOn
        ? 'It goes on by itself; the tray says how far it is'
        : `${added} ${added === 1 ? 'order' : 'orders'} created`,
      failedRows: rejected_rows.map(({ row, column, value, reason }) => ({
        row,
        values: { [column]: value },
        problems: [{ column, message: reason }],
      })),
    };
  }

  async function saveSample() {
    try {
      await saveFile(client.call(calls.utils.sample, { params: { type: 'orders' } }), 'orders.csv');
    } catch (error) {
      toast.failure(error instanceof Error ? error.message : calls.utils.sample.failure);
    }
  }

  return (
    <>
      <Button onPress={() => setOpen(true)}>Import</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Import orders"
        description="A CSV or Excel file with a line for each product of each order"
        actions={(close) => <Button onPress={close}>Close</Button>}
      >
        <Stack gap={16}>
          <FileUploader
            label="File of orders"
            accept={['.csv', '.xlsx']}
            maxBytes={20 * 1024 * 1024}
            upload={upload}
          />
          <Text size="secondary" tone="second">
            Lines with one order id become one order. A large file goes on by itself: you can leave, and the
            tray says how far it is.
          </Text>
          <Button size="small" look="ghost" tone="accent" onPress={() => void saveSample()}>
            Download a sample file
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
