import type { ReturnCase } from '@khep/api';
import { ReturnDetails } from '@khep/domain/returns/ui';
import type { ReturnBench } from '@khep/domain/returns/ui';
import { useMedia } from '../../data/useMedia.ts';
import { paths } from '../../paths.ts';
import { BookCourier } from './BookCourier.tsx';

interface CasePanelProps {
  shown: ReturnCase;
  bench: ReturnBench;
}

/** A return or RTO: how far it is, its items, its money and its history. */
export function CasePanel({ shown, bench }: CasePanelProps) {
  const isPhone = useMedia('(max-width: 767px)');
  return (
    <ReturnDetails
      data={shown}
      bench={bench}
      isPaged={isPhone}
      exchangeHref={shown.exchange ? paths.orderDetails(shown.exchange.order_id) : undefined}
    >
      {shown.actions.can_book && <BookCourier shown={shown} />}
    </ReturnDetails>
  );
}
