import { courierMark } from './mark.ts';
import * as styles from './CourierBadge.css.ts';

export interface CourierBadgeProps {
  /** The courier or its service: "Blue Dart Air". */
  name: string;
  /** For chips without the name: smaller, with the first letter of the service. @default false */
  isChip?: boolean;
  /** A chip with its name beside it, which tells the services apart: it has the mark of the company. @default false */
  hasName?: boolean;
}

/** The colour and the letters of a courier. Decorative: its name is beside it. */
export function CourierBadge({ name, isChip = false, hasName = false }: CourierBadgeProps) {
  const { initials, color } = courierMark(name);
  const service = /\s(\S)\S*$/.exec(name.trim())?.[1] ?? '';
  return (
    <span
      className={styles.badge}
      style={{ background: color }}
      data-chip={isChip || undefined}
      aria-hidden="true"
    >
      {isChip && !hasName ? `${initials[0] ?? ''}${service.toUpperCase()}` : initials}
    </span>
  );
}
