import { calls } from '@khep/api';
import type { OrderRow } from '@khep/api';
import type { BulkWork, ListDialogProps } from '../../../patterns/list/defineList.ts';
import { AnswerHold } from '../details/AnswerHold.tsx';
import type { HoldAnswer } from '@khep/domain/allocation/ui';
import { toRowFailures } from './orderActions.ts';

const success: Record<HoldAnswer['answer'], string> = {
  release: 'Orders released',
  call: 'Calls recorded',
  paid: 'Orders marked as paid',
};

const answerHolds = (answer: HoldAnswer): BulkWork<OrderRow> => ({
  success: success[answer.answer],
  invalidates: ['orders', 'home', 'shipToday'],
  batchSize: 100,
  async send(client, orders) {
    const body = { ...answer, order_ids: orders.map(({ id }) => id) };
    const { data } = await client.call(calls.orders.answerHolds, { body }, { quiet: true });
    return toRowFailures(data.failures);
  },
});

/** Answers the selected orders that rules hold. */
export function AnswerHolds({ rows, tools, onClose }: ListDialogProps<OrderRow>) {
  const held = rows.flatMap(({ hold }) => hold ?? []);
  const [first] = held;
  return (
    <AnswerHold
      title={rows.length === 1 ? 'Answer hold?' : `Answer holds of ${rows.length} orders?`}
      description={
        first === undefined
          ? 'No rule holds these orders.'
          : held.every(({ words }) => words === first.words)
            ? first.words
            : 'Held by several rules.'
      }
      action={first?.action ?? 'hold'}
      onConfirm={(answer) => {
        onClose();
        void tools.run(rows, answerHolds(answer));
      }}
      onClose={onClose}
    />
  );
}
