import { structureMessages } from '../structureMessages.ts';
import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { dataMessages } from '../dataMessages.ts';
import { capsOf, parseKeys } from '../ShortcutHelp/keys.ts';
import { useIsApple } from '../ShortcutHelp/useIsApple.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Kbd.css.ts';

export interface KbdProps {
  /** Keys as registered: "mod+k" (⌘ on a Mac, Ctrl elsewhere); "g o" is a sequence. */
  keys: string;
}

const defaults = dataMessages.keys;
const defaultCaps = structureMessages.shortcuts;

/** Keys as labelled on the user's keyboard. */
export function Kbd({ keys }: KbdProps) {
  const names: Readonly<Record<string, string>> = useMessages('keys', defaults);
  const words = useMessages('shortcuts', defaultCaps);
  const isApple = useIsApple();
  const caps = parseKeys(keys).flatMap((stroke) => capsOf(stroke, isApple, words));
  return (
    <span className={styles.keys} data-component="Kbd">
      {caps.map((cap) => (
        <kbd key={cap} className={styles.cap} aria-hidden="true">
          {cap}
        </kbd>
      ))}
      <VisuallyHidden>{caps.map((cap) => names[cap] ?? cap).join(' ')}</VisuallyHidden>
    </span>
  );
}
