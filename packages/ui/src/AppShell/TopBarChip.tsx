import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as styles from './AppShell.css.ts';

export interface TopBarChipProps {
  /** The value or the word: "₹18,240.50", "Help". */
  children: ReactNode;
  /** Paler, before the value: "Wallet". */
  label?: string;
  /** Goes there; without it the chip is a button. */
  href?: string;
  onPress?: () => void;
}

/** A small figure or a way out, in the top bar. */
export function TopBarChip({ children, label, href, onPress }: TopBarChipProps) {
  const inside = (
    <>
      {label && <span className={styles.chipLabel}>{label}</span>}
      <span>{children}</span>
    </>
  );
  const press = onPress && { onPress };
  if (href !== undefined)
    return (
      <Link className={styles.chip} href={href} {...press}>
        {inside}
      </Link>
    );
  return (
    <Button className={styles.chip} {...press}>
      {inside}
    </Button>
  );
}
