import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as styles from './AppShell.css.ts';

export interface TopBarChipProps {
  /** The value or label: "₹18,240.50", "Help". */
  children: ReactNode;
  /** Lighter text before the value: "Wallet". */
  label?: string;
  /** Makes the chip a link; otherwise it is a button. */
  href?: string;
  onPress?: () => void;
}

/** A small value or link in the top bar. */
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
