import { calls } from '@khep/api';
import type { Order } from '@khep/api';
import { OrderHold } from '@khep/domain/allocation/ui';
import { toast } from '@khep/ui';
import { useState } from 'react';
import { useAction } from '../../../data/useAction.ts';
import { AnswerHold } from './AnswerHold.tsx';

/** The rule that holds an order, and the dialog that answers it. */
export function Hold({ order: { id, hold, order_details, is_read_only } }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const answer = useAction(calls.orders.answerHolds, { invalidates: ['orders', 'home', 'shipToday'] });
  if (!hold) return null;
  return (
    <>
      <OrderHold hold={hold} onAnswer={is_read_only ? undefined : () => setOpen(true)} />
      {isOpen && (
        <AnswerHold
          title={`Answer hold of ${order_details.order_id}`}
          description={hold.words}
          action={hold.action}
          isPending={answer.isPending}
          onConfirm={async (body) => {
            const result = await answer.run({ body: { ...body, order_ids: [id] } });
            const failure = result.ok ? result.answer.data.failures[0] : undefined;
            if (failure) toast.error(failure.message);
            if (result.ok) setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
