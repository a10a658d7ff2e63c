import { calls } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useCallback, useState } from 'react';
import { downloadFile } from '../../data/downloadFile.ts';

export type DocumentType = 'label' | 'invoice' | 'credit-note' | 'manifest' | 'packing-slip' | 'pick-list';

/** Downloads labels, invoices or a manifest as one PDF. */
export function useDocuments() {
  const client = useClient();
  const [pending, setPending] = useState<DocumentType>();
  const save = useCallback(
    async (type: DocumentType, body: { order_ids?: string[]; manifest_id?: string }): Promise<void> => {
      setPending(type);
      try {
        await downloadFile(client.call(calls.orders.document, { params: { type }, body }), `${type}s.pdf`);
      } catch (error) {
        toast.error(error instanceof Error ? error.message : calls.orders.document.errorMessage);
      } finally {
        setPending(undefined);
      }
    },
    [client],
  );
  return { save, pending };
}
