import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Inline, toast, useShortcut } from '@khep/ui';
import { useState } from 'react';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAction } from '../../data/useAction.ts';
import { CancelDialog } from '../orders/details/CancelDialog.tsx';
import { KeyHint } from '../../patterns/KeyHint.tsx';
import { invalidates } from './invalidates.ts';
import { PickupDialog } from './PickupDialog.tsx';
import { cancelReasons, rejectReasons } from './reasons.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { RepairActions } from './RepairActions.tsx';
import type { Bench } from './useBench.ts';

interface CaseActionsProps {
  shown: ReturnCase;
  bench: Bench;
}

type Open = 'reject' | 'cancel' | 'pickup' | 'refund' | undefined;

/** What can be done with the open return. Only the decision differs between the lists. */
export function CaseActions({ shown, bench }: CaseActionsProps) {
  const client = useClient();
  const [open, setOpen] = useState<Open>();
  const decide = useAction(calls.returns.decide, { invalidates });
  const cancel = useAction(calls.returns.cancel, { invalidates });
  const save = useAction(calls.returns.saveCheck, { invalidates });
  const complete = useAction(calls.returns.complete, { invalidates });
  const refund = useAction(calls.returns.refund, { invalidates });
  const schedule = useAction(calls.returns.schedule, { invalidates });
  const { actions, id, version } = shown;
  const params = { id };
  const items = bench.items.map(({ item_no, checks, note, bench_photos, disposition, bin }) => ({
    item_no,
    checks: checks as Record<string, boolean>,
    note,
    bench_photos: [...bench_photos],
    disposition,
    bin,
  }));
  const close = () => setOpen(undefined);

  async function saveCheck() {
    const result = await save.run({ params, body: { items } }, { ifMatch: version });
    if (result.ok) bench.discard();
    else if (result.error?.status === 412) toast.error(result.message);
  }
  async function finish(paid?: { method: string; reference: string }) {
    const body = { items, ...(paid && { refund: paid as { method: 'upi'; reference: string } }) };
    const result = await complete.run({ params, body }, { ifMatch: version });
    if (result.ok) {
      bench.discard();
      close();
    } else if (result.error?.status === 412) toast.error(result.message);
    return result;
  }
  const [problem] = bench.problems.values();
  const first = bench.items.find(({ item_no }) => bench.problems.has(item_no));
  function decideAll() {
    if (problem !== undefined && first) {
      bench.activate(first.item_no);
      toast.error(`${first.sku_name}: ${problem}`);
    } else if (bench.refund > 0) setOpen('refund');
    else void finish();
  }
  useShortcut(
    {
      keys: 'mod+Enter',
      description: 'Finish the check',
      group: 'Returns',
      isDisabled: !actions.can_check || open !== undefined,
      isActiveInDialogs: true,
    },
    decideAll,
  );
  const restocked = bench.items.filter(({ disposition }) => disposition === 'restock').length;
  const finishLabel = [
    bench.refund > 0
      ? `Refund ${formatRupeeValue(bench.refund)}`
      : shown.kind === 'exchange'
        ? 'Send exchange'
        : 'Finish check',
    restocked > 0 && `restock ${restocked}`,
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <Inline gap={8} justify="end">
      {shown.awb !== '' && shown.kind !== 'rto' && !actions.can_check && (
        <DownloadButton
          file={() => client.call(calls.returns.label, { params }, { quiet: true })}
          name={`return-label-${shown.awb}.pdf`}
          failure="The label couldn't be made"
        >
          Download label
        </DownloadButton>
      )}
      {actions.can_cancel && !actions.can_decide && (
        <Button onPress={() => setOpen('cancel')}>Cancel return</Button>
      )}
      {actions.can_schedule && (
        <Button tone="accent" onPress={() => setOpen('pickup')}>
          {shown.pickup_date === null ? 'Schedule pickup' : 'Reschedule pickup'}
        </Button>
      )}
      {actions.can_decide && (
        <>
          <Button onPress={() => setOpen('reject')}>Reject return</Button>
          <Button
            tone="accent"
            isPending={decide.isPending}
            onPress={() => void decide.run({ params, body: { decision: 'approve' } })}
          >
            Approve return
          </Button>
        </>
      )}
      {actions.can_finish_repair && <RepairActions shown={shown} />}
      {actions.can_check && (
        <>
          <Button isPending={save.isPending} isDisabled={!bench.isDirty} onPress={() => void saveCheck()}>
            Save
          </Button>
          <Button tone="accent" isPending={complete.isPending} onPress={decideAll}>
            {finishLabel}
            <KeyHint keys="mod+Enter" />
          </Button>
        </>
      )}
      {actions.can_refund && (
        <Button tone="accent" onPress={() => setOpen('refund')}>
          Record refund
        </Button>
      )}
      {open === 'refund' && (
        <RefundDialog
          title={`Refund ${formatRupeeValue(actions.can_check ? bench.refund : shown.settlement.refund_total)} to ${shown.buyer_name}?`}
          isPending={complete.isPending || refund.isPending}
          onLater={actions.can_check ? () => void finish() : undefined}
          onConfirm={async (paid) => {
            const result = actions.can_check ? await finish(paid) : await refund.run({ params, body: paid });
            if (result.ok) close();
            return result.ok ? {} : result.fields;
          }}
          onClose={close}
        />
      )}
      {open === 'pickup' && (
        <PickupDialog
          title={`Schedule pickup at ${shown.buyer_name}`}
          description={`${shown.courier_name} picks up at ${shown.pickup_address.address}, ${shown.pickup_address.city}.`}
          isPending={schedule.isPending}
          onConfirm={async (body) => {
            const result = await schedule.run({ params, body });
            if (result.ok) close();
            return result.ok ? {} : result.fields;
          }}
          onClose={close}
        />
      )}
      {open === 'reject' && (
        <CancelDialog
          title={`Reject ${shown.return_number}?`}
          confirmLabel="Reject return"
          cancelLabel="Keep request"
          reasons={rejectReasons}
          isPending={decide.isPending}
          onConfirm={async (reason) => {
            const result = await decide.run({ params, body: { decision: 'reject', reason } });
            if (result.ok) close();
          }}
          onClose={close}
        >
          The buyer sees the reason on the tracking page.
        </CancelDialog>
      )}
      {open === 'cancel' && (
        <CancelDialog
          title={`Cancel ${shown.return_number}?`}
          confirmLabel="Cancel return"
          cancelLabel="Keep return"
          reasons={cancelReasons}
          isPending={cancel.isPending}
          onConfirm={async (reason) => {
            const result = await cancel.run({ params, body: { reason } });
            if (result.ok) close();
          }}
          onClose={close}
        >
          The AWB is cancelled with the courier.
        </CancelDialog>
      )}
    </Inline>
  );
}
