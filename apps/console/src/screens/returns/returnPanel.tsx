import type { ReturnCase, RtoRow } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { isReverseEnded, reverseLabel } from '@khep/domain/returns';
import type { ReverseState } from '@khep/domain/returns';
import { Link, StatusBadge } from '@khep/ui';
import type { StatusBadgeProps } from '@khep/ui';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { paths } from '../../paths.ts';
import type { ListPanelInit } from '../../patterns/list/ListPanel.tsx';
import { CaseActions } from './CaseActions.tsx';
import { useOpenCase } from './CaseContext.tsx';
import { CasePanel } from './CasePanel.tsx';

/** The tone of a state: what waits for the seller stands out. */
export function returnTone(status: ReverseState): NonNullable<StatusBadgeProps['tone']> {
  if (status === 'DTO_DELIVERED' || status === 'REQUESTED') return 'caution';
  if (status === 'LOST' || status === 'PICKUP_FAILED' || status === 'QC_FAILED') return 'critical';
  return isReverseEnded(status) && status !== 'CANCELLED' && status !== 'REJECTED' ? 'positive' : 'neutral';
}

/** The words of a state, as an instruction where the seller is to act. */
export const returnStatus = (status: ReverseState): string =>
  status === 'DTO_DELIVERED' ? 'Check and decide' : reverseLabel(status);

const details = (shown: ReturnCase): string =>
  [
    `${shown.payment_mode === 'cod' ? 'COD' : 'prepaid'} ${formatRupeeValue(shown.value)}`,
    `${shown.pickup_address.city} ${shown.pickup_address.pincode}`,
    [shown.courier_name, shown.awb].filter(Boolean).join(' '),
    shown.is_simulated && 'simulated',
  ]
    .filter(Boolean)
    .join(' · ');

function CaseBadge() {
  const { shown } = useOpenCase();
  return shown ? (
    <StatusBadge tone={returnTone(shown.status)}>{returnStatus(shown.status)}</StatusBadge>
  ) : null;
}

function CaseDescription() {
  const { shown } = useOpenCase();
  return shown ? (
    <>
      {`${shown.return_number} of `}
      <Link href={paths.orderDetails(shown.order_id)}>{shown.order_number}</Link>
      {` · ${details(shown)}`}
    </>
  ) : null;
}

function CaseContent() {
  const { shown, error, reload, bench } = useOpenCase();
  return (
    <AsyncContent
      isLoading={shown === undefined}
      error={shown === undefined ? error : undefined}
      onRetry={reload}
      notFound="Return not found"
    >
      {shown && <CasePanel key={shown.id} shown={shown} bench={bench} />}
    </AsyncContent>
  );
}

function CaseButtons() {
  const { shown, bench } = useOpenCase();
  return shown ? <CaseActions key={shown.id} shown={shown} bench={bench} /> : null;
}

/** The open return beside its list. On a phone it fills the screen. */
export const returnPanel: ListPanelInit<RtoRow> = {
  width: 760,
  render: (_id, row) => ({
    title: row?.buyer_name ?? 'Return',
    badge: <CaseBadge />,
    description: <CaseDescription />,
    content: <CaseContent />,
    actions: <CaseButtons />,
  }),
};
