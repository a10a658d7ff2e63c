import type { RtoRow } from '@khep/api';
import { describeReturn, returnStatusLabel, returnStatusTone } from '@khep/domain/returns';
import { Link, StatusBadge } from '@khep/ui';
import { CallContent } from '../../data/CallContent.tsx';
import { paths } from '../../paths.ts';
import type { ListPanelInit } from '../../patterns/list/ListPanel.tsx';
import { CaseActions } from './CaseActions.tsx';
import { useOpenCase } from './CaseContext.tsx';
import { CasePanel } from './CasePanel.tsx';

function CaseBadge() {
  const { shown } = useOpenCase();
  return shown ? (
    <StatusBadge tone={returnStatusTone(shown.status)}>{returnStatusLabel(shown.status)}</StatusBadge>
  ) : null;
}

function CaseDescription() {
  const { shown } = useOpenCase();
  return shown ? (
    <>
      {`${shown.return_number} of `}
      {shown.can_open_order ? (
        <Link href={paths.orderDetails(shown.order_id)}>{shown.order_number}</Link>
      ) : (
        shown.order_number
      )}
      {` · ${describeReturn({ ...shown, ...shown.pickup_address })}`}
    </>
  ) : null;
}

function CaseContent() {
  const { call, bench } = useOpenCase();
  return (
    <CallContent call={call} notFound="Return not found">
      {({ data: { return: shown } }) => <CasePanel key={shown.id} shown={shown} bench={bench} />}
    </CallContent>
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
