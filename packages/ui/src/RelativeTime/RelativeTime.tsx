import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { dataMessages } from '../dataMessages.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './RelativeTime.css.ts';
import { useNow } from './useNow.ts';
import { formatAbsolute, formatRelative } from './formatRelative.ts';

export interface RelativeTimeProps {
  /** ISO 8601 with its zone, as the server sends it. */
  at: string;
  /** What to count from, for stories and pictures. @default the clock */
  now?: string;
  /** Plain text without a tab stop, for long lists; the absolute time is in its title. @default false */
  isPlain?: boolean;
}

/** How long ago, or in how long; the time on India's clocks on hover, on focus, and in its place when pressed. */
export function RelativeTime({ at, now, isPlain = false }: RelativeTimeProps) {
  const timeMessages = useMessages('time', dataMessages.time);
  const clock = useNow();
  const [isAbsolute, setAbsolute] = useState(false);
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <span data-component="RelativeTime">{timeMessages.unknown}</span>;

  const relative = formatRelative(date, now === undefined ? clock : new Date(now), timeMessages);
  const absolute = formatAbsolute(date, timeMessages);
  if (isPlain)
    return (
      <time className={styles.time} dateTime={at} title={absolute} data-component="RelativeTime">
        {relative}
      </time>
    );
  return (
    <time className={styles.time} dateTime={at} data-component="RelativeTime">
      <Tooltip
        trigger={
          <Button className={styles.button} onPress={() => setAbsolute(!isAbsolute)}>
            {isAbsolute ? absolute : relative}
          </Button>
        }
      >
        {isAbsolute ? relative : absolute}
      </Tooltip>
    </time>
  );
}
