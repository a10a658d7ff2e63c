import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import * as styles from './TrendChart.css.ts';
import { useWidth } from './useWidth.ts';

/** One day of a trend. */
export interface TrendPoint {
  /** As people read it: "8 Nov". */
  label: string;
  value: number;
}

export interface TrendChartProps {
  /** What is counted, for those who hear the chart: "Orders per day". */
  label: string;
  /** Oldest first. */
  points: readonly TrendPoint[];
  /** How a value is written. @default Indian grouping */
  format?: (value: number) => string;
}

const height = 132;
const inset = { top: 12, bottom: 8, side: 6 };
const grouped = new Intl.NumberFormat('en-IN');
const groupedDigits = (value: number) => grouped.format(value);

/** A round number at or above the highest value, so that the grid lines stand on whole numbers. */
function ceiling(highest: number): number {
  if (highest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 5, 8, 10].find((step) => step * power >= highest) ?? 10;
  return step * power;
}

/** A line over days. Arrow keys walk the days; the caption says the day and its value. */
export function TrendChart({ label, points, format = groupedDigits }: TrendChartProps) {
  const { ref, width } = useWidth(360);
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = active ?? last;
  const point = points[shown];
  const first = points[0];
  if (!point || !first) return null;

  const x = scalePoint({ domain: points.map((_, index) => index), range: [inset.side, width - inset.side] });
  const y = scaleLinear({
    domain: [0, ceiling(Math.max(...points.map((each) => each.value)))],
    range: [height - inset.bottom, inset.top],
  });
  const at = (_: TrendPoint, index: number) => x(index) ?? 0;
  const top = (each: TrendPoint) => y(each.value);

  function walk(event: KeyboardEvent) {
    const next = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last, Escape: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, next)));
  }

  function follow(event: PointerEvent<SVGSVGElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - inset.side) / Math.max(1, width - 2 * inset.side);
    setActive(Math.min(last, Math.max(0, Math.round(share * last))));
  }

  return (
    <figure className={styles.figure} ref={ref}>
      <svg
        className={styles.plot}
        width={width}
        height={height}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={`${point.label}, ${format(point.value)}`}
        onKeyDown={walk}
        onBlur={() => setActive(null)}
        onPointerMove={follow}
        onPointerLeave={() => setActive(null)}
      >
        {y.ticks(2).map((tick) => (
          <line key={tick} className={styles.grid} x1={0} x2={width} y1={y(tick)} y2={y(tick)} />
        ))}
        <AreaClosed data={[...points]} x={at} y={top} yScale={y} className={styles.area} />
        <LinePath data={[...points]} x={at} y={top} className={styles.line} />
        {active !== null && (
          <line
            className={styles.cursor}
            x1={x(shown)}
            x2={x(shown)}
            y1={inset.top}
            y2={height - inset.bottom}
          />
        )}
        <circle className={styles.dot} cx={x(shown)} cy={y(point.value)} r={4} />
      </svg>
      <figcaption className={styles.caption}>
        <span>{shown === 0 ? '' : first.label}</span>
        <span>{`${point.label}, ${format(point.value)}`}</span>
      </figcaption>
    </figure>
  );
}
