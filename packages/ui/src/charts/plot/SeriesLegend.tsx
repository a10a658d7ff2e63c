import type { Tone } from '../../tokens/palette.ts';
import { markClass } from '../palette/markClass.ts';
import * as plot from './Plot.css.ts';
import * as styles from './SeriesLegend.css.ts';

export interface SeriesKeyProps {
  series: readonly { name: string; tone?: Tone }[];
  /** The drawing names its series where it is wide enough; the key is for narrow places. @default false */
  isOnlyNarrow?: boolean;
}

/** Which colour is which, where the drawing has no room to say so itself. */
export function SeriesLegend({ series, isOnlyNarrow = false }: SeriesKeyProps) {
  return (
    <div className={styles.place}>
      <ul className={styles.key} data-part="key" data-labelled={isOnlyNarrow ? '' : undefined}>
        {series.map(({ name, tone }, index) => (
          <li key={name} className={styles.item}>
            <span className={`${plot.swatch} ${markClass(index, tone)}`} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
