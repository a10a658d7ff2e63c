import { Button, Card, Inline, Link, Stack, StatusBadge, Text } from '@khep/ui';
import { formatRecentTime } from '../../days/index.ts';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { orderDetailsMessages } from '../../messages/orderDetails.ts';

const defaults = orderDetailsMessages.orderDocuments;

export const orderDocumentTypes = ['label', 'packing-slip', 'invoice'] as const;
export type OrderDocumentType = (typeof orderDocumentTypes)[number];

/** The event that says that a document was printed. */
const printEvents: Record<OrderDocumentType, string> = {
  label: 'order.labels_printed',
  'packing-slip': 'order.packing_slip_printed',
  invoice: 'order.invoice_printed',
};

export interface OrderDocumentsProps {
  /** Boxes with an AWB. */
  boxCount: number;
  /** Undefined until it is issued. */
  invoiceNumber: string | undefined;
  /** Events of the order, newest first: they say who printed what. */
  events: readonly { kind: string; at: string; actor: { name: string } }[];
  now: Date;
  /** The document that is on its way. */
  pending?: string | undefined;
  /** Pages of the manifests. */
  manifestHrefs: readonly string[];
  /** Labels are shown, the others are printed. */
  onOpen: (type: OrderDocumentType) => void;
}

/** Labels, slips, invoice and manifests of a shipped order, with who printed them. */
export function OrderDocuments(props: OrderDocumentsProps) {
  const { boxCount, invoiceNumber, events, now, pending, manifestHrefs, onOpen } = props;
  const messages = useDomainMessages('orderDocuments', defaults);
  const titles: Record<OrderDocumentType, string> = {
    label: messages.labels(boxCount),
    'packing-slip': messages.slips(boxCount),
    invoice: invoiceNumber === undefined ? messages.invoice : messages.invoiceNumber(invoiceNumber),
  };
  const actions: Record<OrderDocumentType, string> = {
    label: messages.show,
    'packing-slip': messages.print,
    invoice: invoiceNumber === undefined ? messages.issue : messages.print,
  };
  return (
    <Card title={messages.title}>
      <Stack gap={12}>
        {orderDocumentTypes.map((type) => {
          const print = events.find(({ kind }) => kind === printEvents[type]);
          return (
            <Inline key={type} gap={8} justify="space-between">
              <Stack gap={2}>
                <Text weight="medium">{titles[type]}</Text>
                {print ? (
                  <StatusBadge tone="positive">
                    {messages.printed(formatRecentTime(print.at, now), print.actor.name)}
                  </StatusBadge>
                ) : (
                  <Text size="secondary" tone="third">
                    {messages.notPrinted}
                  </Text>
                )}
              </Stack>
              <Button size="small" isPending={pending === type} onPress={() => onOpen(type)}>
                {actions[type]}
              </Button>
            </Inline>
          );
        })}
        {manifestHrefs.map((href, index) => (
          <Link key={href} href={href}>
            {messages.manifest(index + 1, manifestHrefs.length)}
          </Link>
        ))}
      </Stack>
    </Card>
  );
}
