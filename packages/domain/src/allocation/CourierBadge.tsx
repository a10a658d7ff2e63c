import { courierMark } from './courierColor.ts';
import * as styles from './CourierBadge.css.ts';

export interface CourierBadgeProps {
  /** The courier or its service: "Blue Dart Air". */
  name: string;
}

/** The colour and the letters of a courier. Decorative: its name is beside it. */
export function CourierBadge({ name }: CourierBadgeProps) {
  const { initials, color } = courierMark(name);
  return (
    <span className={styles.badge} style={{ background: color }} aria-hidden="true">
      {initials}
    </span>
  );
}
