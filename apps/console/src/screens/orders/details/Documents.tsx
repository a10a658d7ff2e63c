import type { DocumentType } from '@khep/domain/documents';
import type { Order, Shipment } from '@khep/api';
import { Button, Card, Inline, Link, Stack, StatusBadge, Text } from '@khep/ui';
import { paths } from '../../../paths.ts';
import { formatRecentTime } from '../../../patterns/formatTime.ts';
import { useDocuments } from '../useDocuments.ts';

/** Who printed a document last: "Printed 12:41 by Ritika Sharma". */
function printOf(order: Order, kind: string): string | undefined {
  const entry = order.timeline.find((one) => one.kind === kind);
  return entry && `Printed ${formatRecentTime(entry.at)} by ${entry.actor.name}`;
}

interface DocumentsProps {
  order: Order;
  boxes: readonly Shipment[];
  /** Shows the labels before they are printed. */
  onShowLabels: () => void;
}

/** Labels, slips, invoice and manifests of a shipped order, with who printed them. */
export function Documents({ order, boxes, onShowLabels }: DocumentsProps) {
  const documents = useDocuments();
  const save = (type: DocumentType) => () => void documents.save(type, { order_ids: [order.id] });
  const rows = [
    {
      id: 'label',
      title: boxes.length === 1 ? 'Label' : `${boxes.length} labels`,
      mark: printOf(order, 'order.labels_printed'),
      action: 'Show',
      onPress: onShowLabels,
    },
    {
      id: 'packing-slip',
      title: boxes.length === 1 ? 'Packing slip' : 'Packing slips',
      mark: printOf(order, 'order.packing_slip_printed'),
      action: 'Print',
      onPress: save('packing-slip'),
    },
    {
      id: 'invoice',
      title: order.invoice ? `Invoice ${order.invoice.number}` : 'Invoice',
      mark: printOf(order, 'order.invoice_printed'),
      action: order.invoice ? 'Print' : 'Issue and print',
      onPress: save('invoice'),
    },
  ];
  const manifests = [...new Set(boxes.flatMap(({ manifest_id }) => manifest_id ?? []))];
  return (
    <Card title="Documents">
      <Stack gap={12}>
        {rows.map(({ id, title, mark, action, onPress }) => (
          <Inline key={id} gap={8} justify="space-between">
            <Stack gap={2}>
              <Text weight="medium">{title}</Text>
              {mark ? (
                <StatusBadge tone="positive">{mark}</StatusBadge>
              ) : (
                <Text size="secondary" tone="third">
                  Not printed
                </Text>
              )}
            </Stack>
            <Button size="small" isPending={documents.pending === id} onPress={onPress}>
              {action}
            </Button>
          </Inline>
        ))}
        {manifests.map((id, index) => (
          <Link key={id} href={paths.manifestDetails(id)}>
            {manifests.length === 1 ? 'Manifest' : `Manifest ${index + 1}`}
          </Link>
        ))}
      </Stack>
    </Card>
  );
}
