import type { PlannedPayment } from '@khep/api';
import { plannedDays, plannedMoveDays } from '@khep/domain/cash';
import { addDays } from '@khep/domain/days';
import { rupeesToPaise } from '@khep/domain/money';
import { lastDay, target } from './facts.ts';
import type { CashFacts, CashMoves, ExpectedEntry } from './facts.ts';

export const plannedPayment = (label: string, day: string): string => `planned:${label}:${day}`;

/** Reads name and day of a payment that the brand entered. */
export function readPlanned(payment: string): { label: string; day: string } | undefined {
  const found = /^planned:(.+):(\d{4}-\d{2}-\d{2})$/.exec(payment);
  return found ? { label: found[1]!, day: found[2]! } : undefined;
}

/** Payments that the brand entered, on their days. One that was moved from a day that has passed still comes. */
export function plannedEntries(
  payments: readonly PlannedPayment[],
  { today, moves }: { today: string; moves: CashMoves },
): CashFacts {
  const entries = payments.flatMap((payment) =>
    plannedDays(payment, addDays(today, -plannedMoveDays), lastDay(today)).flatMap((own): ExpectedEntry[] => {
      const key = plannedPayment(payment.label, own);
      const moved = moves.get(key)?.day;
      const on = moved ?? own;
      if (on < today || on > lastDay(today)) return [];
      return [
        {
          id: key,
          kind: 'planned',
          source: 'planned',
          label: payment.label,
          cause: payment.repeats === 'monthly' ? 'Every month, entered by you' : 'Entered by you',
          on,
          amount: -rupeesToPaise(payment.amount),
          is_known: true,
          target: target('planned'),
          move: {
            payment: key,
            until: addDays(own, plannedMoveDays),
            from: moved === undefined ? null : own,
          },
        },
      ];
    }),
  );
  return { entries };
}
