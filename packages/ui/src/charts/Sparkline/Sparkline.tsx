import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { Tone } from '../../tokens/palette.ts';
import { chartMessages } from '../../chartMessages.ts';
import { numberStyle, type ChartNumber } from '../numbers.ts';
import { markClass } from '../palette/markClass.ts';
import * as plot from '../plot/Plot.css.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps {
  /** The charted data: "Orders, last 14 days". Part of the text alternative, with the ends, minimum and maximum. */
  label: string;
  /** Oldest first. */
  values: readonly number[];
  /** Number format. @default 'count' */
  number?: ChartNumber;
  /** @default the first palette colour */
  tone?: Tone;
  /** In pixels. @default 96 */
  width?: number;
  /** In pixels. @default 24 */
  height?: number;
}

const inset = 3;

/** A small trend line beside a number. Not focusable; it has a text alternative. */
export function Sparkline({
  label,
  values,
  number = 'count',
  tone,
  width = 96,
  height = 24,
}: SparklineProps) {
  const chartWords = useMessages('chart', chartMessages.chart);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { full } = numberStyle(number);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = scaleLinear({ domain: [0, Math.max(1, values.length - 1)], range: [inset, width - inset] });
  // Centres a flat line.
  const y = scaleLinear({
    domain: least === most ? [least - 1, most + 1] : [least, most],
    range: [height - inset, inset],
  });
  return (
    <svg
      className={`${styles.spark} ${markClass(0, tone)}`}
      width={width}
      height={height}
      role="img"
      aria-label={`${label}: ${chartWords.trend(full(first), full(last), full(least), full(most))}`}
      data-component="Sparkline"
    >
      <LinePath
        data={[...values]}
        x={(_, index) => x(index)}
        y={(value) => y(value)}
        className={styles.line}
        fill="none"
      />
      <circle className={plot.fill} cx={x(values.length - 1)} cy={y(last)} r={2.5} />
    </svg>
  );
}
