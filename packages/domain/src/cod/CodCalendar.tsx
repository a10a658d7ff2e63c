import { VisuallyHidden } from '@khep/ui';
import type { KeyboardEvent } from 'react';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatRupeeValue } from '../money/index.ts';
import * as styles from './CodCalendar.css.ts';

const defaults = domainMessages.codCalendar;

const codDayStates = ['remitted', 'due', 'growing', 'late'] as const;

/** COD money of one courier on one payout day. */
export interface CodDay {
  /** YYYY-MM-DD. */
  day: string;
  partner: string;
  courier: string;
  /** Rupees. */
  amount: number;
  parcels: number;
  /** `growing`: deliveries to come can add to it. */
  state: (typeof codDayStates)[number];
}

export interface CodCalendarProps {
  /** A Monday, YYYY-MM-DD. */
  from: string;
  /** YYYY-MM-DD. */
  today: string;
  days: readonly CodDay[];
  onAction: (day: CodDay) => void;
}

const weeks = 4;
const dayMs = 86_400_000;
const long = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

const daysOf = { ArrowUp: -7, ArrowDown: 7 } as const;

/** The payout that a key leads to from one: the next in line, or one of the week before or after. */
function findPayout(days: readonly string[], at: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return days.length - 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return at + (key === 'ArrowRight' ? 1 : -1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const goal = Date.parse(days[at] ?? '') + daysOf[key] * dayMs;
  // Weeks have gaps: the nearest payout beyond the same weekday.
  return key === 'ArrowDown'
    ? days.findIndex((day) => Date.parse(day) >= goal)
    : days.findLastIndex((day) => Date.parse(day) <= goal);
}

/** Moves the focus between payouts; the arrows follow the direction of the page. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day]')];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const mirrored = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' } as Record<string, string>;
  const key = (isMirrored ? mirrored[event.key] : undefined) ?? event.key;
  const next = findPayout(
    buttons.map(({ dataset }) => dataset['day'] ?? ''),
    at,
    key,
  );
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

/**
 * COD money of four weeks: when each courier paid, and when it has to. On a phone only days with money. Arrow keys move
 * between payouts and weeks.
 */
export function CodCalendar({ from, today, days, onAction }: CodCalendarProps) {
  const messages = useDomainMessages('codCalendar', defaults);
  const start = Date.parse(`${from}T00:00:00Z`);
  const byDay = Map.groupBy(days, ({ day }) => day);
  return (
    <ol
      className={styles.grid}
      aria-label={messages.label}
      data-component="CodCalendar"
      onKeyDown={moveFocus}
    >
      {Array.from({ length: weeks * 7 }, (_, index) => {
        const at = new Date(start + index * dayMs);
        const day = at.toISOString().slice(0, 10);
        const own = byDay.get(day) ?? [];
        return (
          <li
            key={day}
            className={styles.day}
            data-empty={own.length === 0 || undefined}
            data-today={day === today || undefined}
          >
            <span className={styles.date}>
              {long.format(at)}
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
