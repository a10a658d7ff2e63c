import { Accordion, Button, Callout, Inline, Link, Stack, Text, Timeline } from '@khep/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { domainMessages } from '../../messages.ts';
import { formatRupeeValue } from '../../money/index.ts';
import { describeNoRefund, describeRefund } from '../describeReturn.ts';
import { ReturnItemCheck } from './ReturnItemCheck.tsx';
import { ReturnSettlement } from './ReturnSettlement.tsx';
import type { ReturnSettlementProps } from './ReturnSettlement.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';
import type { ReverseState } from '../states.ts';
import { returnSteps } from '../steps.ts';
import type { ReturnKind } from '../steps.ts';
import type { ReturnBench } from './useReturnBench.tsx';

const defaults = domainMessages.returnDetails;

/** A return or RTO. Money is in rupees, times are ISO 8601. */
export interface ReturnDetailsData {
  kind: ReturnKind;
  status: ReverseState;
  is_paid: boolean;
  buyer_name: string;
  /** The buyer's words. */
  remark: string;
  pickup_failures: number;
  /** Newest first. */
  scans: readonly { remark: string }[];
  /** The order that replaces the items. */
  exchange: { order_number: string } | null;
  settlement: Pick<ReturnSettlementProps, 'refund' | 'refund_total' | 'cost' | 'cost_total'>;
  refund: { at: string; reference: string } | null;
  credit_notes: readonly { number: string; total: number }[];
  /** The courier's charges for the return; null before booking. */
  charges: {
    total: number;
    words: string;
    lines: readonly { id: string; label: string; amount: number; formula: string }[];
  } | null;
  timeline: readonly { id: string; at: string; words: string; actor: string }[];
  actions: {
    can_check: boolean;
    /** Why no pickup can be scheduled. */
    schedule_note: string;
  };
}

export interface ReturnDetailsProps {
  data: ReturnDetailsData;
  /** From `useReturnBench`. */
  bench: ReturnBench;
  /** Shows one item at a time, for a phone. @default false */
  isPaged?: boolean;
  /** Opens the exchange order. */
  exchangeHref?: string | undefined;
  /** Before the items: what is to be done first, such as booking a courier. */
  children?: ReactNode;
}

/** A return or RTO: how far it is, its items, its money and its history. */
export function ReturnDetails({ data, bench, isPaged = false, exchangeHref, children }: ReturnDetailsProps) {
  const messages = useDomainMessages('returnDetails', defaults);
  const [place, setPlace] = useState(0);
  const { actions, charges, exchange } = data;
  const count = bench.items.length;
  const hasPages = isPaged && count > 1;
  const steps = returnSteps(data.kind, data.status, {
    has_refund: data.is_paid && data.kind !== 'exchange',
  });
  const refundNote = describeRefund(data.refund, data.credit_notes);
  const noRefund = describeNoRefund(data);
  return (
    <Stack gap={16}>
      {steps && <ReturnSteps steps={steps} />}
      {data.remark && <Text tone="second">{`“${data.remark}”`}</Text>}
      {data.status === 'PICKUP_FAILED' && (
        <Callout tone="caution">
          {messages.pickupFailed(data.pickup_failures, data.scans[0]?.remark ?? '')}
        </Callout>
      )}
      {exchange && (
        <Callout tone="positive">
          {messages.exchange}{' '}
          {exchangeHref === undefined ? (
            exchange.order_number
          ) : (
            <Link href={exchangeHref}>{exchange.order_number}</Link>
          )}
        </Callout>
      )}
      {actions.schedule_note && <Callout>{actions.schedule_note}</Callout>}
      {children}
      <div>
        {(hasPages ? bench.items.slice(place, place + 1) : bench.items).map((item) => (
          <ReturnItemCheck
            key={item.item_no}
            item={item}
            isActive={bench.active === item.item_no}
            isReadOnly={!actions.can_check}
            problem={
              actions.can_check && (bench.isDirty || bench.missing)
                ? bench.problems.get(item.item_no)
                : undefined
            }
            asked={bench.missing?.item_no === item.item_no ? bench.missing.times : 0}
            isUploading={bench.uploading === item.item_no}
            onActivate={() => bench.activate(item.item_no)}
            onChange={(change) => bench.change(item.item_no, change)}
            onPhoto={(file) => void bench.addPhoto(item.item_no, file)}
          />
        ))}
      </div>
      {hasPages && (
        <Inline justify="space-between">
          <Button isDisabled={place === 0} onPress={() => setPlace(place - 1)}>
            {messages.previous}
          </Button>
          <Text isNumeric>{messages.place(place + 1, count)}</Text>
          <Button isDisabled={place === count - 1} onPress={() => setPlace(place + 1)}>
            {messages.next}
          </Button>
        </Inline>
      )}
      <ReturnSettlement
        buyer={data.buyer_name}
        {...data.settlement}
        {...(refundNote !== '' && { refundNote })}
        {...(noRefund !== undefined && { noRefund })}
      />
      <Accordion
        items={[
          {
            id: 'history',
            title: messages.history,
            content: (
              <Timeline
                label={messages.historyLabel}
                events={data.timeline.map(({ id, at, words, actor }) => ({
                  id,
                  title: words,
                  at,
                  by: actor,
                }))}
              />
            ),
          },
          ...(charges
            ? [
                {
                  id: 'charges',
                  title: messages.freight(formatRupeeValue(charges.total)),
                  content: (
                    <Stack gap={4}>
                      {charges.lines.map(({ id, label, amount, formula }) => (
                        <Text key={id}>{`${label} ${formatRupeeValue(amount)} = ${formula}`}</Text>
                      ))}
                      <Text tone="third">{charges.words}</Text>
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
