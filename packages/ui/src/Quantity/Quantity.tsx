import { formatQuantity, type QuantityUnit } from './formatQuantity.ts';
import * as styles from './Quantity.css.ts';

export interface QuantityProps {
  /** The amount. */
  value: number;
  /** `gram`, `centimetre`, or singular and plural: `['piece', 'pieces']`. */
  unit: QuantityUnit;
}

/** An amount with its unit on one line; from 1 kg in kilograms. */
export function Quantity({ value, unit }: QuantityProps) {
  return (
    <data className={styles.quantity} value={value} data-component="Quantity">
      {formatQuantity(value, unit)}
    </data>
  );
}
