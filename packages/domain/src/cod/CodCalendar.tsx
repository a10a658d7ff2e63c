import { VisuallyHidden } from '@khep/ui';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { addDays, formatWeekday } from '../days/index.ts';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatRupeeValue } from '../money/index.ts';
import * as styles from './CodCalendar.css.ts';
import type { CodDayState } from './payoutState.ts';

const defaults = domainMessages.codCalendar;

/** COD money of one courier on one payout day. */
export interface CodDay {
  /** YYYY-MM-DD. */
  day: string;
  partner: string;
  courier: string;
  /** Rupees. */
  amount: number;
  parcels: number;
  state: CodDayState;
}

export interface CodCalendarProps {
  /** A Monday, YYYY-MM-DD. */
  from: string;
  /** YYYY-MM-DD. */
  today: string;
  days: readonly CodDay[];
  onAction: (day: CodDay) => void;
  /** Shows a week earlier or later: an arrow key has passed the first or last payout, or Page Up or Page Down was pressed. */
  onWalk?: (weeks: -1 | 1) => void;
}

const weeks = 4;

const daysOf = { ArrowUp: -7, ArrowDown: 7 } as const;

/** The payout that a key leads to from one: the next in line, or one of the week before or after. */
function findPayout(days: readonly string[], at: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return days.length - 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return at + (key === 'ArrowRight' ? 1 : -1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const goal = addDays(days[at] ?? '', daysOf[key]);
  // Weeks have gaps: the nearest payout beyond the same weekday.
  return key === 'ArrowDown'
    ? days.findIndex((day) => day >= goal)
    : days.findLastIndex((day) => day <= goal);
}

const walkKeys: Readonly<Record<string, -1 | 1>> = {
  PageUp: -1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 1,
  ArrowDown: 1,
  ArrowRight: 1,
};

const payoutsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-day]')];
const dayOf = ({ dataset }: HTMLElement) => dataset['day'] ?? '';

/**
 * COD money of four weeks: when each courier paid, and when it has to. On a phone only days with money. Arrow keys move
 * between payouts and weeks.
 */
export function CodCalendar({ from, today, days, onAction, onWalk }: CodCalendarProps) {
  const messages = useDomainMessages('codCalendar', defaults);
  const byDay = Map.groupBy(days, ({ day }) => day);
  const list = useRef<HTMLOListElement>(null);
  /** Where the focus was when a key asked for other weeks. */
  const left = useRef<{ from: string; step: -1 | 1; day: string }>(undefined);

  function walk(step: -1 | 1, day: string) {
    if (!onWalk) return;
    left.current = { from, step, day };
    // The payout may be gone with its week; the calendar keeps the focus until the weeks are loaded.
    list.current?.focus({ preventScroll: true });
    onWalk(step);
  }
  useEffect(() => {
    // Other weeks may still be loading.
    if (!left.current || left.current.from === from || !list.current) return;
    const { step, day } = left.current;
    left.current = undefined;
    const payouts = payoutsOf(list.current);
    const next =
      step === 1
        ? payouts.find((one) => dayOf(one) > day)
        : payouts.findLast((one) => day === '' || dayOf(one) < day);
    next?.focus();
  }, [from]);

  /** Moves the focus between payouts, and beyond them to other weeks; the arrows follow the direction of the page. */
  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' } as Record<string, string>;
    const key = (isMirrored ? mirrored[event.key] : undefined) ?? event.key;
    const payouts = payoutsOf(event.currentTarget);
    const at = payouts.indexOf(event.target as HTMLElement);
    const next = at < 0 || key.startsWith('Page') ? undefined : findPayout(payouts.map(dayOf), at, key);
    const payout = next === undefined ? undefined : payouts[next];
    if (payout) payout.focus();
    else {
      const step = walkKeys[key];
      if (step === undefined || !onWalk) return;
      walk(step, at < 0 ? '' : dayOf(payouts[at]!));
    }
    event.preventDefault();
  }
  return (
    <ol
      ref={list}
      className={styles.grid}
      tabIndex={-1}
      aria-label={messages.label}
      data-component="CodCalendar"
      onKeyDown={moveFocus}
    >
      {Array.from({ length: weeks * 7 }, (_, index) => {
        const day = addDays(from, index);
        const own = byDay.get(day) ?? [];
        return (
          <li
            key={day}
            className={styles.day}
            data-empty={own.length === 0 || undefined}
            data-today={day === today || undefined}
          >
            <span className={styles.date}>
              {formatWeekday(day)}
              {day === today && <VisuallyHidden>, {messages.today}</VisuallyHidden>}
            </span>
            {own.map((payout) => (
              <button
                key={`${payout.partner}${payout.state}`}
                type="button"
                className={styles.payout}
                data-state={payout.state}
                data-day={day}
                onClick={() => onAction(payout)}
              >
                <span>{payout.courier}</span>
                <span className={styles.amount}>
                  {formatRupeeValue(payout.amount, { decimals: 'never' })}
                </span>
                <span className={styles.state}>
                  {messages.states[payout.state]}
                  <VisuallyHidden>, {messages.parcels(payout.parcels)}</VisuallyHidden>
                </span>
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
