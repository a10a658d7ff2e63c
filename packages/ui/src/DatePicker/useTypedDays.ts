import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { fieldMessages } from '../fieldMessages.ts';
import { isWithinYears, withCentury } from './days.ts';

interface TypedDays {
  /** The field's display: the value, or the input while it is being typed. */
  shown: readonly CalendarDate[] | undefined;
  /** Takes what was typed or picked. */
  change: (days: readonly CalendarDate[] | undefined) => void;
  /** Ends typing. Call it when the focus leaves a segment. */
  settle: () => void;
  /** The error in the value's years. */
  problem: string | undefined;
}

/**
 * Keeps years that are half typed from the value: on the way to 2026 a year is 2, 20 and 202. A year of two digits becomes
 * one of this century when the focus leaves it; another year outside the limits is shown as invalid.
 */
export function useTypedDays(
  value: readonly CalendarDate[] | undefined,
  onChange: (days: readonly CalendarDate[] | undefined) => void,
): TypedDays {
  const words = useMessages('date', fieldMessages.date);
  const [typed, setTyped] = useState<{ days: readonly CalendarDate[]; over: string }>();
  const key = String(value ?? '');
  // Another value from outside replaces what is being typed.
  const held = typed?.over === key ? typed.days : undefined;
  return {
    shown: held ?? value,
    change(days) {
      if (days === undefined || days.every(isWithinYears)) {
        setTyped(undefined);
        onChange(days);
      } else setTyped({ days, over: key });
    },
    settle() {
      if (!held) return;
      setTyped(undefined);
      onChange(held.map(withCentury));
    },
    problem: !held && value?.some((day) => !isWithinYears(day)) ? words.years : undefined,
  };
}
