import type { ReturnCase } from '@khep/api';
import { formatRupeeValue } from '@khep/domain/money';
import { returnSteps } from '@khep/domain/returns';
import { ReturnItemCheck, ReturnSettlement, ReturnSteps } from '@khep/domain/returns/ui';
import { Accordion, Button, Callout, Inline, Link, Stack, Text, Timeline } from '@khep/ui';
import { useState } from 'react';
import { useMedia } from '../../data/useMedia.ts';
import { paths } from '../../paths.ts';
import { formatDateTime } from '../../patterns/formatTime.ts';
import { BookCourier } from './BookCourier.tsx';
import type { Bench } from './useBench.ts';

interface CasePanelProps {
  shown: ReturnCase;
  bench: Bench;
}

/** Words below the refund: how it was paid, and what was credited. */
function refundNote({ refund, credit_notes }: ReturnCase): string {
  return [
    refund && `Paid ${formatDateTime(refund.at)}, ${refund.reference}.`,
    ...credit_notes.map(({ number, total }) => `Credit note ${number}: ${formatRupeeValue(total)}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A return or RTO: how far it is, its items, its money and its history. */
export function CasePanel({ shown, bench }: CasePanelProps) {
  const isPhone = useMedia('(max-width: 767px)');
  const [place, setPlace] = useState(0);
  const { settlement, actions } = shown;
  const steps = returnSteps(shown.kind, shown.status, {
    has_refund: shown.is_paid && shown.kind !== 'exchange',
  });
  const note = refundNote(shown);
  const isPaged = isPhone && bench.items.length > 1;
  const items = isPaged ? bench.items.slice(place, place + 1) : bench.items;
  const noRefund = !shown.is_paid
    ? 'Nothing was paid: the parcel was not delivered.'
    : shown.kind === 'exchange'
      ? 'The items are sent again instead.'
      : undefined;
  return (
    <Stack gap={16}>
      {steps && <ReturnSteps steps={steps} />}
      {shown.remark && <Text tone="second">{`“${shown.remark}”`}</Text>}
      {shown.status === 'PICKUP_FAILED' && (
        <Callout tone="caution">
          {`The pickup failed ${shown.pickup_failures} times. ${shown.scans[0]?.remark ?? ''}`}
        </Callout>
      )}
      {shown.exchange && (
        <Callout tone="positive">
          Exchange order{' '}
          <Link href={paths.orderDetails(shown.exchange.order_id)}>{shown.exchange.order_number}</Link>
        </Callout>
      )}
      {actions.schedule_note && <Callout>{actions.schedule_note}</Callout>}
      {actions.can_book && <BookCourier shown={shown} />}
      <div>
        {items.map((item) => (
          <ReturnItemCheck
            key={item.item_no}
            item={item}
            isActive={bench.active === item.item_no}
            isReadOnly={!actions.can_check}
            problem={actions.can_check && bench.isDirty ? bench.problems.get(item.item_no) : undefined}
            isUploading={bench.uploading === item.item_no}
            onActivate={() => bench.activate(item.item_no)}
            onChange={(change) => bench.change(item.item_no, change)}
            onPhoto={(file) => void bench.addPhoto(item.item_no, file)}
          />
        ))}
      </div>
      {isPaged && (
        <Inline justify="space-between">
          <Button isDisabled={place === 0} onPress={() => setPlace(place - 1)}>
            Previous item
          </Button>
          <Text isNumeric>{`${place + 1} of ${bench.items.length}`}</Text>
          <Button isDisabled={place === bench.items.length - 1} onPress={() => setPlace(place + 1)}>
            Next item
          </Button>
        </Inline>
      )}
      <ReturnSettlement
        buyer={shown.buyer_name}
        refund={settlement.refund}
        refund_total={settlement.refund_total}
        cost={settlement.cost}
        cost_total={settlement.cost_total}
        {...(note !== '' && { refundNote: note })}
        {...(noRefund !== undefined && { noRefund })}
      />
      <Accordion
        items={[
          {
            id: 'history',
            title: 'History',
            content: (
              <Timeline
                label="History of the return"
                events={shown.timeline.map(({ id, at, words, actor }) => ({
                  id,
                  title: words,
                  at,
                  by: actor,
                }))}
              />
            ),
          },
          ...(shown.charges
            ? [
                {
                  id: 'charges',
                  title: `Return freight: ${formatRupeeValue(shown.charges.total)} with GST`,
                  content: (
                    <Stack gap={4}>
                      {shown.charges.lines.map(({ id, label, amount, formula }) => (
                        <Text key={id}>{`${label} ${formatRupeeValue(amount)} = ${formula}`}</Text>
                      ))}
                      <Text tone="third">{shown.charges.words}</Text>
                    </Stack>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
