import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { LabelPreview } from '@khep/domain/documents/ui';
import { Button, Callout, Dialog, EmptyState, Skeleton, Stack } from '@khep/ui';
import { useDocuments } from '../../../data/useDocuments.ts';

/** Preview of an order's labels, for paper or a thermal printer. */
export function Labels({ order, onClose }: { order: Order; onClose: () => void }) {
  const documents = useDocuments();
  const found = useCall(calls.orders.labels, { params: { id: order.id } });
  const labels = found.data?.data.labels ?? [];
  const own = found.data?.data.own_awbs ?? [];
  const name = order.order_details.order_id;

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.length > 1 ? `Labels of ${name}` : `Label of ${name}`}
      actions={
        labels.length > 0 && (
          <>
            <Button
              isPending={documents.pending === 'zpl'}
              onPress={() => void documents.save('label', { order_ids: [order.id], format: 'zpl' })}
            >
              Download ZPL
            </Button>
            <Button
              tone="accent"
              isPending={documents.pending === 'label'}
              onPress={() => void documents.save('label', { order_ids: [order.id] })}
            >
              Download PDF
            </Button>
          </>
        )
      }
    >
      {found.isLoading && <Skeleton lines={8} />}
      {found.error && (
        <EmptyState kind="error" description={found.error.message} onRetry={() => void found.reload()} />
      )}
      <Stack gap={16}>
        {own.length > 0 && (
          <Callout>
            {`The PDF has the courier's own label of ${own.join(', ')}. The preview and ZPL have Khep's.`}
          </Callout>
        )}
        {labels.map((label) => (
          <LabelPreview key={label.shipment.awb} model={label} />
        ))}
      </Stack>
    </Dialog>
  );
}
