import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useCall, useClient } from '@khep/api/hooks';
import { Button, Menu, toast } from '@khep/ui';
import { useSearch } from 'wouter';
import { loadErrorText } from '../../data/AsyncContent.tsx';
import { downloadFile } from '../../data/downloadFile.ts';

/** Downloads the disputed lines of one courier in its own columns. */
export function DisputeSheets() {
  const client = useClient();
  const search = useSearch();
  const invoice_id = new URLSearchParams(search).get('invoice_id') ?? '';
  const query = invoice_id === '' ? {} : { invoice_id };
  // The dashboard sends the same request; it is sent once.
  const couriers = useCall(calls.recon.invoiceAnalytics, { query }).data?.data.couriers ?? [];
  async function download(courier_id: number) {
    try {
      const { blob, name } = await client.file(
        calls.recon.download,
        { query: { ...query, courier_ids: [courier_id], kind: 'sheet' } },
        { quiet: true },
      );
      await downloadFile(Promise.resolve(blob), name);
    } catch (error) {
      toast.error(error instanceof CallError ? loadErrorText(error) : calls.recon.download.errorMessage);
    }
  }
  if (couriers.length === 0) return null;
  return (
    <Menu
      trigger={<Button>Download dispute sheet</Button>}
      label="Download dispute sheet"
      items={couriers.map(({ id, label }) => ({ id, label, onAction: () => void download(Number(id)) }))}
    />
  );
}
