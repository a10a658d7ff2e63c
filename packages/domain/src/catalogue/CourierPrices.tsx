import { EmptyState, Table } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatRupeeValue } from '../money/index.ts';

const defaults = domainMessages.courierPrices;

export interface CourierPricesProps {
  /** Undefined while they are loading. */
  couriers:
    | readonly {
        courier_id: number;
        courier_name: string;
        /** Rupees; null if it is not rated. */
        price: number | null;
        /** Why it costs that, or why it has no price. */
        why: string;
      }[]
    | undefined;
}

/** Lists each courier's price for one unit of a product. */
export function CourierPrices({ couriers }: CourierPricesProps) {
  const messages = useDomainMessages('courierPrices', defaults);
  if (couriers?.length === 0) return <EmptyState title={messages.none} />;
  return (
    <Table
      label={messages.label}
      rows={couriers ?? []}
      rowKey={({ courier_id }) => String(courier_id)}
      columns={[
        {
          id: 'courier',
          header: messages.courier,
          isRowHeader: true,
          cell: ({ courier_name }) => courier_name,
        },
        {
          id: 'price',
          header: messages.price,
          align: 'end',
          cell: ({ price }) => (price === null ? '—' : formatRupeeValue(price)),
        },
        { id: 'why', header: messages.why, cell: ({ why }) => why },
      ]}
    />
  );
}
