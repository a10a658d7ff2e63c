import { calls } from '@khep/api';
import type { BodyInputOf, RtoRow } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatNumber, formatRupeeValue } from '@khep/domain/money';
import { returnCancelReasons, returnRejectReasons } from '@khep/domain/returns';
import { Select, TextField } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../data/useAction.ts';
import { AskDialog } from '../../patterns/AskDialog.tsx';
import type { ListDialogProps } from '../../patterns/list/defineList.ts';
import { CancelReasonDialog } from '@khep/domain/orders/ui';
import { PickupDialog } from './PickupDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';

type Props = ListDialogProps<RtoRow>;
type Body = BodyInputOf<typeof calls.returns.batch>;
type Rest = Body extends infer One ? (One extends Body ? Omit<One, 'return_ids'> : never) : never;

const counted = ({ length }: readonly unknown[]) =>
  `${formatNumber(length)} return${length === 1 ? '' : 's'}`;
const skipped = 'Returns whose state doesn’t allow it are skipped. The job says why.';

/** Starts the job of a batch, and closes the dialog. */
function useBatch({ rows, tools, onClose }: Props) {
  const batch = useAction(calls.returns.batch, { invalidates: ['jobs'] });
  return {
    isPending: batch.isPending,
    send: async (rest: Rest) => {
      const result = await batch.run({ body: { ...rest, return_ids: rows.map(({ id }) => id) } });
      if (!result.ok) return result.fields;
      tools.clearSelection();
      onClose();
      return {};
    },
  };
}

/** Rejects requests, with one reason. */
export function RejectReturns(props: Props) {
  const { isPending, send } = useBatch(props);
  return (
    <CancelReasonDialog
      title={`Reject ${counted(props.rows)}?`}
      confirmLabel="Reject returns"
      cancelLabel="Keep requests"
      reasons={returnRejectReasons}
      isPending={isPending}
      onConfirm={(reason) => void send({ action: 'reject', reason })}
      onClose={props.onClose}
    >
      Each buyer sees the reason on the tracking page.
    </CancelReasonDialog>
  );
}

/** Cancels returns before their pickup. */
export function CancelReturns(props: Props) {
  const { isPending, send } = useBatch(props);
  return (
    <CancelReasonDialog
      title={`Cancel ${counted(props.rows)}?`}
      confirmLabel="Cancel returns"
      cancelLabel="Keep returns"
      reasons={returnCancelReasons}
      isPending={isPending}
      onConfirm={(reason) => void send({ action: 'cancel', reason })}
      onClose={props.onClose}
    >
      {`Booked AWBs are cancelled with the courier. ${skipped}`}
    </CancelReasonDialog>
  );
}

/** Schedules the pickups of one day. */
export function ScheduleReturns(props: Props) {
  const { isPending, send } = useBatch(props);
  return (
    <PickupDialog
      title={`Schedule ${counted(props.rows)}?`}
      description={`Couriers that schedule pickups themselves are skipped. ${skipped}`}
      isPending={isPending}
      onConfirm={(pickup) => send({ action: 'schedule', ...pickup })}
      onClose={props.onClose}
    />
  );
}

/** Records refunds that were paid together. */
export function RefundReturns(props: Props) {
  const { isPending, send } = useBatch(props);
  const value = props.rows.reduce((sum, row) => sum + row.value, 0);
  return (
    <RefundDialog
      title={`Record ${props.rows.length === 1 ? 'the refund' : `refunds of ${counted(props.rows)}`}?`}
      description={`Items worth ${formatRupeeValue(value)}. Each buyer’s refund is its items less the return fee. ${skipped}`}
      isPending={isPending}
      onLater={undefined}
      onConfirm={(refund) => send({ action: 'refund', ...refund })}
      onClose={props.onClose}
    />
  );
}

const cheapest = 'cheapest';

/** Books reverse pickups: one courier for all, or the cheapest for each. */
export function BookReturns(props: Props) {
  const { isPending, send } = useBatch(props);
  const [chosen, setChosen] = useState(cheapest);
  const couriers = useCall(calls.courier.list).data?.data.couriers ?? [];
  return (
    <AskDialog
      title={`Book ${counted(props.rows)}?`}
      confirmLabel="Book pickups"
      description={`Only couriers that pick up at the buyer’s PIN code are booked. ${skipped}`}
      isPending={isPending}
      onConfirm={() =>
        void send({ action: 'book', ...(chosen !== cheapest && { courier_id: Number(chosen) }) })
      }
      onClose={props.onClose}
    >
      <Select
        label="Courier"
        items={[
          { id: cheapest, label: 'The cheapest for each return' },
          ...couriers.map(({ courier_id, name }) => ({ id: String(courier_id), label: name })),
        ]}
        value={chosen}
        onChange={(id) => setChosen(id ?? cheapest)}
      />
    </AskDialog>
  );
}

/** Receives returns in good order: what was reported as damaged or wrong stays for the bench. */
export function ReceiveReturns(props: Props) {
  const { isPending, send } = useBatch(props);
  const [bin, setBin] = useState('');
  return (
    <AskDialog
      title={`Receive ${counted(props.rows)}?`}
      confirmLabel="Receive and restock"
      description="Every check is recorded as passed and all units are restocked. Returns that buyers reported as damaged or wrong are skipped, and need the bench. You can’t undo this."
      isPending={isPending}
      onConfirm={() => void send({ action: 'receive', bin: bin.trim() })}
      onClose={props.onClose}
    >
      <TextField label="Bin" maxLength={40} autoFocus value={bin} onChange={setBin} />
    </AskDialog>
  );
}
