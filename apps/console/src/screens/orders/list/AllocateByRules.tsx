import type { OrderRow } from '@khep/api';
import { useAllocationPlan } from '@khep/api/hooks';
import { AllocationPreview } from '@khep/domain/allocation/ui';
import { Button, Dialog, EmptyState, ProgressBar } from '@khep/ui';
import { formatNumber } from '@khep/domain/money';
import type { ListDialogProps } from '../../../patterns/list/defineList.ts';
import { idsOf } from './orderList.ts';

const orders = (value: number) => (value === 1 ? '1 order' : `${formatNumber(value)} orders`);

/** Shows the couriers that rules and load distribution give orders; nothing is booked before the button is pressed. */
export function AllocateByRules({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
  const plan = useAllocationPlan(idsOf(rows));
  const { job, isComparing, result, planned, problem, isBooking, compare } = plan;
  const close = () => {
    plan.cancel();
    onClose();
  };
  const allocate = async () => {
    if (!(await plan.book())) return;
    tools.clearSelection();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      size="large"
      title="Allocate by rules"
      description={`Couriers for ${orders(rows.length)}, by your rules and load distribution`}
      actions={
        <>
          <Button onPress={close}>{isComparing ? 'Cancel' : 'Close'}</Button>
          <Button
            tone="accent"
            isDisabled={result === undefined || planned.length === 0}
            isPending={isBooking}
            onPress={() => void allocate()}
          >
            {result === undefined ? 'Allocate' : `Allocate ${orders(planned.length)}`}
          </Button>
        </>
      }
    >
      {problem !== undefined ? (
        <EmptyState kind="error" description={problem} onRetry={() => void compare()} />
      ) : result === undefined ? (
        <ProgressBar
          label="Comparing couriers"
          value={job ? job.done + job.failed + job.left_out : 0}
          max={job?.total ?? rows.length}
        />
      ) : (
        <AllocationPreview {...result} />
      )}
    </Dialog>
  );
}
