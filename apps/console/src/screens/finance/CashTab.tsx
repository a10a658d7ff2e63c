import { calls } from '@khep/api';
import type { CashCalendar as Cash, CashEntry } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { CashCalendar } from '@khep/domain/cash/ui';
import { daysBetween, formatDays, formatWeekday } from '@khep/domain/days';
import { Button, Callout, Card, Inline, Stack, Text, toast } from '@khep/ui';
import { useLocation } from 'wouter';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { useAction } from '../../data/useAction.ts';
import { textParam } from '../../url/urlState.ts';
import { useUrlState } from '../../url/useUrlState.ts';
import { CashBalanceForm } from './CashBalanceForm.tsx';
import { cashHref } from './cashLinks.ts';
import { PlannedPaymentsDrawer } from './PlannedPaymentsDrawer.tsx';

/** The money of the next weeks: what comes and goes, when it is short, and what can wait. */
export function CashTab() {
  const call = useCall(calls.finance.cash);
  const cash = call.data?.data;
  return (
    <AsyncContent
      isLoading={call.isLoading}
      error={cash ? undefined : call.error}
      onRetry={() => void call.reload()}
    >
      {cash && <Content cash={cash} />}
    </AsyncContent>
  );
}

function Content({ cash }: { cash: Cash }) {
  const [, navigate] = useLocation();
  const [{ edit }, setUrl] = useUrlState({ edit: textParam() });
  const move = useMove(cash.entries);
  const { settings, planned, gaps } = cash;
  return (
    <Stack gap={16}>
      <CashCalendar
        entries={cash.entries}
        balances={cash.balances}
        floor={settings.balance === null ? undefined : settings.floor}
        warning={cash.warning}
        ways={cash.ways_out}
        hrefOf={cashHref}
        onOpen={(entry) => navigate(`~${cashHref(entry)}`)}
        onMove={(payment, day) => void move.run(payment, day)}
        isMoving={move.isPending}
      />
      {gaps.length > 0 && (
        <Callout tone="info" title="What isn’t counted, or isn’t known">
          <Stack gap={4}>
            {gaps.map((gap) => (
              <Text key={gap}>{gap}</Text>
            ))}
          </Stack>
        </Callout>
      )}
      <BalanceAge cash={cash} />
      <CashBalanceForm key={settings.version} cash={cash} />
      <Card
        title="Planned payments"
        description={
          planned.payments.length === 0
            ? 'Salaries, rent, a loan: what no other record has.'
            : planned.payments.map(({ label }) => label).join(', ')
        }
        actions={
          <Inline gap={8}>
            <Button onPress={() => setUrl({ edit: 'payments' })}>Edit planned payments</Button>
          </Inline>
        }
      />
      {edit === 'payments' && (
        <PlannedPaymentsDrawer planned={planned} today={cash.today} onClose={() => setUrl({ edit: '' })} />
      )}
    </Stack>
  );
}

/** Of which day the balance is: one that is old makes the whole calendar wrong. */
function BalanceAge({ cash: { settings, today } }: { cash: Cash }) {
  const { balance, balance_day } = settings;
  if (balance === null || balance_day === null || balance_day >= today) return null;
  return (
    <Callout tone="caution" title={`The bank balance is of ${formatWeekday(balance_day)}`}>
      {`That is ${formatDays(daysBetween(balance_day, today))} ago. What came and went since then isn’t in it: enter today’s.`}
    </Callout>
  );
}

/** Moves a payment, and offers to undo it. */
function useMove(entries: readonly CashEntry[]) {
  const { run, isPending } = useAction(calls.finance.moveCashPayment, {
    quiet: true,
    invalidates: ['finance.cash'],
  });
  async function move(payment: string, day: string | null): Promise<void> {
    const label = entries.find((entry) => entry.move?.payment === payment)?.label ?? '';
    const result = await run({ body: { payment, day } });
    if (!result.ok) {
      toast.error(result.fields['day'] ?? result.message);
      return;
    }
    const { previous } = result.answer.data;
    toast.success(
      day === null ? `${label} is on its own day again` : `${label} moved to ${formatWeekday(day)}`,
      {
        action: { label: 'Undo', onAction: () => void run({ body: { payment, day: previous } }) },
      },
    );
  }
  return { run: move, isPending };
}
