import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { dataMessages } from '../dataMessages.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './RelativeTime.css.ts';
import { useNow } from './useNow.ts';
import { formatAbsolute, formatRelative } from './formatRelative.ts';

export interface RelativeTimeProps {
  /** ISO 8601 with time zone. */
  at: string;
  /** Reference time, for stories. @default the clock */
  now?: string;
  /** Not focusable, for long lists; the absolute time is the title. @default false */
  isPlain?: boolean;
}

/** Relative time; the absolute time in India shows on hover and focus, and replaces it on click. */
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
