import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { Button, Menu, toast } from '@khep/ui';
import { useSearch } from 'wouter';
import { downloadFile } from '../../data/downloadFile.ts';

const downloads = {
  lines: { label: 'Lines as CSV', name: 'reconciliation.csv' },
  cod: { label: 'COD statement as CSV', name: 'cod-statement.csv' },
} as const;
type Kind = keyof typeof downloads;

/** Filters of the list that a download takes too. */
const shared = ['status', 'category', 'primary_category', 'sum', 'cause', 'invoice_id', 'age'] as const;

/** Downloads what the list shows. */
export function ReconDownloads({ kinds }: { kinds: readonly Kind[] }) {
  const client = useClient();
  const search = useSearch();

  async function download(kind: Kind) {
    const params = new URLSearchParams(search);
    const filter = Object.fromEntries(
      shared.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
    );
    const courier_ids = params.getAll('courier_ids').map(Number);
    // A statement of one remittance, where the list shows one.
    const remittance_id = params.get('remittance_id');
    try {
      await downloadFile(
        client.call(calls.recon.download, {
          query: {
            ...filter,
            ...(kind === 'cod' && remittance_id !== null && { invoice_id: remittance_id }),
            ...(courier_ids.length > 0 && { courier_ids }),
            kind,
          },
        }),
        downloads[kind].name,
      );
    } catch (error) {
      toast.error(error instanceof Error ? error.message : calls.recon.download.errorMessage);
    }
  }
  return (
    <Menu
      trigger={<Button>Download</Button>}
      label="Download"
      items={kinds.map((kind) => ({
        id: kind,
        label: downloads[kind].label,
        onAction: () => void download(kind),
      }))}
    />
  );
}
