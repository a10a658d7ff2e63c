import { Button, Callout, Card, Inline, Link, Stack, StatusBadge, Table, Text } from '@khep/ui';
import type { StatusBadgeProps, TableColumn } from '@khep/ui';
import { useMemo } from 'react';
import { useDomainMessages } from '../../DomainMessagesProvider.tsx';
import { formatDate, formatDateTime, formatDay } from '../../days/index.ts';
import { eInvoiceMessages } from '../../messages/eInvoice.ts';
import { formatRupeeValue } from '../../money/index.ts';
import type { EInvoiceState } from '../einvoice/duty.ts';

export interface EInvoiceData {
  /** Empty for an invoice without an order. */
  order_id: string;
  number: string;
  /** YYYY-MM-DD */
  date: string;
  buyer_name: string;
  /** Empty for a buyer abroad. */
  buyer_gstin: string;
  /** In rupees. */
  value: number;
  /** Of a credit note: the number of its invoice; else null. */
  credits: string | null;
  /** YYYY-MM-DD */
  due_on: string | null;
  state: EInvoiceState;
  irn: string;
  cancel_until: string | null;
}

export interface EInvoiceTableProps {
  invoices: readonly EInvoiceData[];
  /** Null while the turnover isn't entered. */
  isNeeded: boolean | null;
  isConnected: boolean;
  isSimulated: boolean;
  /** Null while none is entered. */
  username: string | null;
  /** The number that is being registered. */
  pending: string | undefined;
  hrefOf: (orderId: string) => string;
  onRegister: (invoice: EInvoiceData) => void;
  /** Registers several one after the other; offered from two on. */
  onRegisterAll?: (invoices: readonly EInvoiceData[]) => void;
  /** Which one of several is being sent, from 1; undefined while none are. */
  progress?: { at: number; total: number } | undefined;
  /** Stops after the one that is being sent. */
  onStop?: () => void;
  onCancel: (invoice: EInvoiceData) => void;
  onEnterUser: () => void;
}

const tones: Record<EInvoiceState, NonNullable<StatusBadgeProps['tone']>> = {
  waiting: 'caution',
  late: 'critical',
  registered: 'positive',
  cancelled: 'neutral',
};

/** Invoices and credit notes of a month that the portal registers, with what became of each. */
export function EInvoiceTable({
  invoices,
  isNeeded,
  isConnected,
  isSimulated,
  username,
  pending,
  hrefOf,
  onRegister,
  onRegisterAll,
  progress,
  onStop,
  onCancel,
  onEnterUser,
}: EInvoiceTableProps) {
  const words = useDomainMessages('eInvoices', eInvoiceMessages.eInvoices);
  const canSend = isConnected && username !== null;
  const open = invoices.filter(({ state }) => state === 'waiting');
  const waiting = invoices.filter(({ state }) => state === 'waiting' || state === 'late').length;
  const columns = useMemo(
    (): TableColumn<EInvoiceData>[] => [
      {
        id: 'invoice',
        header: words.invoice,
        isRowHeader: true,
        cell: ({ order_id, number, date, credits }) => (
          <Stack gap={4}>
            {order_id === '' ? <span>{number}</span> : <Link href={hrefOf(order_id)}>{number}</Link>}
            {credits !== null && <Text tone="second">{words.credits(credits)}</Text>}
            <Text tone="second">{formatDate(date)}</Text>
          </Stack>
        ),
      },
      {
        id: 'buyer',
        header: words.buyer,
        cell: ({ buyer_name, buyer_gstin }) => (
          <Stack gap={4}>
            <span>{buyer_name}</span>
            <Text tone="second">{buyer_gstin === '' ? words.abroad : buyer_gstin}</Text>
          </Stack>
        ),
      },
      { id: 'value', header: words.value, align: 'end', cell: ({ value }) => formatRupeeValue(value) },
      { id: 'state', header: words.state, cell: (invoice) => <State invoice={invoice} /> },
      {
        id: 'action',
        header: words.action,
        cell: (invoice) => {
          const { number, state, cancel_until } = invoice;
          if (!canSend) return null;
          if (state === 'waiting')
            return (
              <Button size="small" isPending={pending === number} onPress={() => onRegister(invoice)}>
                {words.register(number)}
              </Button>
            );
          if (state !== 'registered' || cancel_until === null) return null;
          return (
            <Button size="small" variant="ghost" onPress={() => onCancel(invoice)}>
              {words.cancel(number)}
            </Button>
          );
        },
      },
    ],
    [words, canSend, pending, hrefOf, onRegister, onCancel],
  );
  const duty = isNeeded === null ? words.unknown : isNeeded ? words.needed : words.notNeeded;
  return (
    <Card
      title={words.title}
      description={duty}
      actions={
        invoices.length > 0 && isNeeded !== false ? (
          <StatusBadge tone={waiting > 0 ? 'caution' : 'positive'}>
            {waiting > 0 ? words.waiting(waiting) : words.allRegistered}
          </StatusBadge>
        ) : undefined
      }
    >
      {isNeeded !== false && (
        <Stack gap={16}>
          {isSimulated && <Callout tone="info">{words.simulated}</Callout>}
          {isConnected ? (
            <Stack gap={8} align="start">
              <Text tone="second">{username === null ? words.noUser : words.user(username)}</Text>
              <Button variant="outline" onPress={onEnterUser}>
                {username === null ? words.enterUser : words.changeUser}
              </Button>
            </Stack>
          ) : (
            <Callout tone="caution">{words.noProvider}</Callout>
          )}
          {progress ? (
            <Stack gap={8} align="start">
              <Text aria-live="polite">{words.registering(progress.at, progress.total)}</Text>
              <Button onPress={onStop}>{words.stop}</Button>
            </Stack>
          ) : (
            canSend &&
            onRegisterAll &&
            open.length > 1 && (
              <Inline gap={8}>
                <Button tone="accent" isDisabled={pending !== undefined} onPress={() => onRegisterAll(open)}>
                  {words.registerAll(open.length)}
                </Button>
              </Inline>
            )
          )}
          {invoices.length === 0 ? (
            <Text tone="second">{words.none}</Text>
          ) : (
            <Table
              label={words.label}
              rows={invoices}
              rowKey={({ order_id, number }) => `${order_id} ${number}`}
              columns={columns}
              narrowLayout="stacked"
            />
          )}
        </Stack>
      )}
    </Card>
  );
}

function State({ invoice: { state, due_on, irn, cancel_until } }: { invoice: EInvoiceData }) {
  const words = useDomainMessages('eInvoices', eInvoiceMessages.eInvoices);
  return (
    <Stack gap={4} align="start">
      <StatusBadge tone={tones[state]}>{words.states[state]}</StatusBadge>
      {state === 'waiting' && due_on !== null && (
        <Text tone="second">{words.dueOn(formatDay(due_on, due_on))}</Text>
      )}
      {irn !== '' && <Text tone="second">{words.irn(`${irn.slice(0, 12)}…${irn.slice(-4)}`)}</Text>}
      {cancel_until !== null && <Text tone="second">{words.cancelUntil(formatDateTime(cancel_until))}</Text>}
    </Stack>
  );
}
