import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { ReverseCourierField } from '@khep/domain/returns/ui';
import { Button, Card, Inline, Stack } from '@khep/ui';
import { useState } from 'react';
import { CallContent } from '../../data/CallContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { invalidates } from './invalidates.ts';

/** Books the way back: each courier with its price, or why it can't. */
export function BookCourier({ shown }: { shown: ReturnCase }) {
  const params = { id: shown.id };
  const call = useCall(calls.returns.couriers, { params });
  const book = useAction(calls.returns.book, { invalidates });
  const [chosen, setChosen] = useState<number>();
  const courier_id = chosen ?? call.data?.data.couriers.find(({ is_possible }) => is_possible)?.courier_id;
  return (
    <Card
      title="Book the return"
      description={shown.with_qc ? 'With a quality check at pickup, where the courier makes one' : undefined}
    >
      <CallContent call={call}>
        {({ data }) => (
          <Stack gap={12}>
            <ReverseCourierField couriers={data.couriers} value={courier_id} onChange={setChosen} />
            <Inline>
              <Button
                tone="accent"
                isDisabled={courier_id === undefined}
                isPending={book.isPending}
                onPress={() => courier_id !== undefined && void book.run({ params, body: { courier_id } })}
              >
                Book reverse pickup
              </Button>
            </Inline>
          </Stack>
        )}
      </CallContent>
    </Card>
  );
}
