import { calls } from '@khep/api';
import type { ReturnCase } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { formatRupeeValue } from '@khep/domain/money';
import { Button, Card, Inline, RadioGroup, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { invalidates } from './invalidates.ts';

/** Books the way back: each courier with its price, or why it can't. */
export function BookCourier({ shown }: { shown: ReturnCase }) {
  const params = { id: shown.id };
  const { data, error, reload } = useCall(calls.returns.couriers, { params });
  const book = useAction(calls.returns.book, { invalidates });
  const [chosen, setChosen] = useState<string>();
  const couriers = data?.data.couriers ?? [];
  const best = couriers.find(({ is_possible }) => is_possible)?.courier_id;
  const value = chosen ?? (best === undefined ? '' : String(best));
  return (
    <Card title="Book the return" description={shown.with_qc ? 'With a quality check at pickup' : undefined}>
      <AsyncContent
        isLoading={data === undefined}
        error={data ? undefined : error}
        onRetry={() => void reload()}
      >
        <Stack gap={12}>
          <RadioGroup
            label="Courier"
            isLabelHidden
            items={couriers.map(({ courier_id, name, charge, is_possible, reason, schedules_itself }) => ({
              id: String(courier_id),
              label: charge === null ? name : `${name}, ${formatRupeeValue(charge)}`,
              description: is_possible
                ? schedules_itself
                  ? 'Schedules the pickup itself'
                  : 'You choose the day of the pickup'
                : reason,
              isDisabled: !is_possible,
            }))}
            value={value}
            onChange={setChosen}
          />
          <Text size="secondary" tone="third">
            Return freight, quality check and GST, by your contracts.
          </Text>
          <Inline>
            <Button
              tone="accent"
              isDisabled={value === ''}
              isPending={book.isPending}
              onPress={() => void book.run({ params, body: { courier_id: Number(value) } })}
            >
              Book reverse pickup
            </Button>
          </Inline>
        </Stack>
      </AsyncContent>
    </Card>
  );
}
