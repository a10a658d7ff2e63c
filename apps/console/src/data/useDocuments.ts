import type { DocumentType } from '@khep/domain/documents';
import { calls } from '@khep/api';
import type { Client } from '@khep/api/client';
import { useClient, useInvalidate } from '@khep/api/hooks';
import { toast } from '@khep/ui';
import { useCallback, useState } from 'react';
import { downloadFile } from './downloadFile.ts';

interface DocumentOf {
  order_ids?: string[];
  shipment_ids?: string[];
  manifest_id?: string;
  manifest_ids?: string[];
  /** Labels only. @default 'pdf' */
  format?: 'zpl';
}

/** More orders are printed by a job, whose file is in Jobs. */
export const maxPrintedOrders = 1000;

const isBatchType = (type: DocumentType): type is 'label' | 'invoice' =>
  type === 'label' || type === 'invoice';

/** Downloads labels, invoices or a manifest as one PDF; of very many orders by a job. Shows a notice if that fails. */
export async function saveDocument(client: Client, type: DocumentType, body: DocumentOf): Promise<void> {
  const { order_ids = [] } = body;
  try {
    if (order_ids.length > maxPrintedOrders && isBatchType(type)) {
      await client.call(
        calls.orders.documentBatch,
        { params: { type }, body: { order_ids } },
        { quiet: true },
      );
      return;
    }
    await downloadFile(
      client.call(calls.orders.document, { params: { type }, body }),
      `${type}s.${body.format ?? 'pdf'}`,
    );
  } catch (error) {
    toast.error(error instanceof Error ? error.message : calls.orders.document.errorMessage);
  }
}

/** Downloads documents for a button: `pending` is the type on its way. */
export function useDocuments() {
  const client = useClient();
  const invalidate = useInvalidate();
  const [pending, setPending] = useState<DocumentType | 'zpl'>();
  const save = useCallback(
    async (type: DocumentType, body: DocumentOf): Promise<void> => {
      setPending(body.format ?? type);
      await saveDocument(client, type, body);
      setPending(undefined);
      // Who printed it is on the order.
      await invalidate('orders', 'jobs');
    },
    [client, invalidate],
  );
  return { save, pending };
}
