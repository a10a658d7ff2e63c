import { divider } from './Divider.css.ts';

/** A line between two groups. */
export function Divider() {
  return <hr className={divider} data-component="Divider" />;
}
