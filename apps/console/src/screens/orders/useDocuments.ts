import { calls } from '@khep/api';
import type { Client } from '@khep/api/client';
import { useClient } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useCallback, useState } from 'react';
import { downloadFile } from '../../data/downloadFile.ts';

export type DocumentType = 'label' | 'invoice' | 'credit-note' | 'manifest' | 'packing-slip' | 'pick-list';
interface DocumentOf {
  order_ids?: string[];
  manifest_id?: string;
}

/** Downloads labels, invoices or a manifest as one PDF. Shows a notice if that fails. */
export async function saveDocument(client: Client, type: DocumentType, body: DocumentOf): Promise<void> {
  try {
    await downloadFile(client.call(calls.orders.document, { params: { type }, body }), `${type}s.pdf`);
  } catch (error) {
    toast.error(error instanceof Error ? error.message : calls.orders.document.errorMessage);
  }
}

/** Downloads documents for a button: `pending` is the type on its way. */
export function useDocuments() {
  const client = useClient();
  const [pending, setPending] = useState<DocumentType>();
  const save = useCallback(
    async (type: DocumentType, body: DocumentOf): Promise<void> => {
      setPending(type);
      await saveDocument(client, type, body);
      setPending(undefined);
    },
    [client],
  );
  return { save, pending };
}
