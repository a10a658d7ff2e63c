import type { Tone } from '../../tokens/palette.ts';
import { markClass } from '../palette/markClass.ts';
import * as plot from './Plot.css.ts';
import * as styles from './SeriesLegend.css.ts';

export interface SeriesLegendProps {
  series: readonly { name: string; tone?: Tone }[];
  /** Show only in narrow places, where the drawing has no labels. @default false */
  isOnlyNarrow?: boolean;
}

/** Legend of series colours. */
export function SeriesLegend({ series, isOnlyNarrow = false }: SeriesLegendProps) {
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
