import { calls } from '@khep/api';
import type { BodyInputOf, ReturnCase } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { describeFinish, returnCancelReasons, returnRejectReasons } from '@khep/domain/returns';
import { ReturnActionBar } from '@khep/domain/returns/ui';
import type { ReturnBarAction, ReturnBench } from '@khep/domain/returns/ui';
import { toast, useShortcut } from '@khep/ui';
import { useState } from 'react';
import { DownloadButton } from '../../data/DownloadButton.tsx';
import { useAction } from '../../data/useAction.ts';
import { CancelReasonDialog } from '@khep/domain/orders/ui';
import { invalidates } from './invalidates.ts';
import { PickupDialog } from './PickupDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';

interface CaseActionsProps {
  shown: ReturnCase;
  bench: ReturnBench;
}

type Refund = BodyInputOf<typeof calls.returns.refund>;

/** Shows the actions for the open return. Only the decision differs between the lists. */
export function CaseActions({ shown, bench }: CaseActionsProps) {
  const client = useClient();
  const [open, setOpen] = useState<ReturnBarAction>();
  const decide = useAction(calls.returns.decide, { invalidates });
  const cancel = useAction(calls.returns.cancel, { invalidates });
  const save = useAction(calls.returns.saveCheck, { invalidates });
  const complete = useAction(calls.returns.complete, { invalidates });
  const refund = useAction(calls.returns.refund, { invalidates });
  const schedule = useAction(calls.returns.schedule, { invalidates });
  const repaired = useAction(calls.returns.repaired, { invalidates });
  const { actions, id, version, kind } = shown;
  const params = { id };
  const items = bench.items.map(({ item_no, checks, note, bench_photos, disposition, bin }) => ({
    item_no,
    checks: { ...checks },
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
  async function finish(paid?: Refund) {
    const body = { items, ...(paid && { refund: paid }) };
    const result = await complete.run({ params, body }, { ifMatch: version });
    if (result.ok) {
      bench.discard();
      close();
    } else if (result.error?.status === 412) toast.error(result.message);
    return result;
  }
  function decideAll() {
    const wrong = bench.items.find(({ item_no }) => bench.problems.has(item_no));
    if (wrong) {
      bench.askFor(wrong.item_no);
      toast.error(`${wrong.sku_name}: ${bench.problems.get(wrong.item_no)}`);
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
  function act(action: ReturnBarAction) {
    if (action === 'approve') void decide.run({ params, body: { decision: 'approve' } });
    else if (action === 'save') void saveCheck();
    else if (action === 'finish') decideAll();
    else setOpen(action);
  }
  /** Closes the dialog after success; otherwise returns the errors of its fields. */
  function settle(result: Awaited<ReturnType<typeof refund.run | typeof schedule.run | typeof finish>>) {
    if (result.ok) close();
    return result.ok ? {} : result.fields;
  }

  return (
    <>
      <ReturnActionBar
        actions={actions}
        isScheduled={shown.pickup_date !== null}
        isDirty={bench.isDirty}
        finishLabel={describeFinish({
          kind,
          refund: bench.refund,
          restocked: bench.items.filter(({ disposition }) => disposition === 'restock').length,
        })}
        pending={[
          ...(decide.isPending ? (['approve'] as const) : []),
          ...(save.isPending ? (['save'] as const) : []),
          ...(complete.isPending ? (['finish'] as const) : []),
          ...(repaired.isPending ? (['repair'] as const) : []),
        ]}
        inRepair={shown.items.filter(({ disposition }) => disposition === 'repair')}
        onAction={act}
        onRepaired={(item_no, disposition) => void repaired.run({ params, body: { item_no, disposition } })}
      >
        {shown.awb !== '' && kind !== 'rto' && !actions.can_check && (
          <DownloadButton
            file={() => client.call(calls.returns.label, { params }, { quiet: true })}
            name={`return-label-${shown.awb}.pdf`}
            failure="The label couldn't be made"
          >
            Download label
          </DownloadButton>
        )}
      </ReturnActionBar>
      {open === 'refund' && (
        <RefundDialog
          title={`Refund ${formatRupeeValue(actions.can_check ? bench.refund : shown.settlement.refund_total)} to ${shown.buyer_name}?`}
          isPending={complete.isPending || refund.isPending}
          onLater={actions.can_check ? () => void finish() : undefined}
          onConfirm={async (paid) =>
            settle(actions.can_check ? await finish(paid) : await refund.run({ params, body: paid }))
          }
          onClose={close}
        />
      )}
      {open === 'schedule' && (
        <PickupDialog
          title={`Schedule pickup at ${shown.buyer_name}`}
          description={`${shown.courier_name} picks up at ${shown.pickup_address.address}, ${shown.pickup_address.city}.`}
          isPending={schedule.isPending}
          onConfirm={async (body) => settle(await schedule.run({ params, body }))}
          onClose={close}
        />
      )}
      {open === 'reject' && (
        <CancelReasonDialog
          title={`Reject ${shown.return_number}?`}
          confirmLabel="Reject return"
          cancelLabel="Keep request"
          reasons={returnRejectReasons}
          isPending={decide.isPending}
          onConfirm={async (reason) => {
            const result = await decide.run({ params, body: { decision: 'reject', reason } });
            if (result.ok) close();
          }}
          onClose={close}
        >
          The buyer sees the reason on the tracking page.
        </CancelReasonDialog>
      )}
      {open === 'cancel' && (
        <CancelReasonDialog
          title={`Cancel ${shown.return_number}?`}
          confirmLabel="Cancel return"
          cancelLabel="Keep return"
          reasons={returnCancelReasons}
          isPending={cancel.isPending}
          onConfirm={async (reason) => {
            const result = await cancel.run({ params, body: { reason } });
            if (result.ok) close();
          }}
          onClose={close}
        >
          The AWB is cancelled with the courier.
        </CancelReasonDialog>
      )}
    </>
  );
}
