import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useState } from 'react';
import { downloadFile } from '../../data/downloadFile.ts';

/** Downloads the papers of the warehouse, for people without access to orders. Shows a notice if that fails. */
export function useFloorDocuments() {
  const client = useClient();
  const invalidate = useInvalidate();
  const [isPending, setPending] = useState(false);
  async function save(coming: Promise<Blob>, name: string): Promise<void> {
    setPending(true);
    try {
      await downloadFile(coming, name);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.reason);
    } finally {
      setPending(false);
    }
    // Who printed it is on the order.
    await invalidate('orders');
  }
  return {
    isPending,
    printLabel: (shipment_id: string) =>
      save(client.call(calls.pickPack.label, { params: { id: shipment_id } }, { quiet: true }), 'labels.pdf'),
    printManifest: (manifest_id: string) =>
      save(
        client.call(calls.pickPack.manifest, { params: { manifest_id } }, { quiet: true }),
        'manifests.pdf',
      ),
  };
}
