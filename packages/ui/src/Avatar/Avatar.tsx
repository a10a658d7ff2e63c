import { Button } from 'react-aria-components/Button';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** Name of the person or brand; determines initials and colour. */
  name: string;
  /** Image URL. */
  src?: string;
}

export interface AvatarButtonProps extends AvatarProps {
  /** Accessible name, for the target: "Account of Ritika Sharma". */
  label: string;
  onPress?: () => void;
}

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/** Returns the first grapheme: in Devanagari often several characters. */
function firstLetter(word = ''): string {
  return letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (firstLetter(words[0]) + firstLetter(last)).toUpperCase();
}

function hue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6_000;
  return sum % 6;
}

/** An avatar. Decorative: the name is beside it, or names its button. */
export function Avatar({ name, src }: AvatarProps) {
  return (
    <span
      className={styles.avatar}
      data-component="Avatar"
      data-hue={hue(name)}
      data-initials={src ? undefined : initials(name)}
      aria-hidden="true"
    >
      {src && <img className={styles.image} src={src} alt="" />}
    </span>
  );
}

/** An avatar button; use it as the trigger of a Menu. */
export function AvatarButton({ label, onPress, ...avatar }: AvatarButtonProps) {
  return (
    <Button className={styles.button} aria-label={label} {...(onPress && { onPress })}>
      <Avatar {...avatar} />
    </Button>
  );
}
