import { formatQuantity, type QuantityUnit } from './formatQuantity.ts';
import * as styles from './Quantity.css.ts';

export interface QuantityProps {
  /** How many; grams and centimetres are whole or decimal. */
  value: number;
  /** `gram`, `centimetre`, or the words for one and for many: `['piece', 'pieces']`. */
  unit: QuantityUnit;
}

/** How much of something, with its unit, on one line; from a kilogram on in kilograms. */
export function Quantity({ value, unit }: QuantityProps) {
  return (
    <data className={styles.quantity} value={value} data-component="Quantity">
      {formatQuantity(value, unit)}
    </data>
  );
}
