import type { ChartItem } from '../series.ts';

export interface WaterfallStep extends ChartItem {
  /** Below the name, where the bars stand: "71 lines". */
  note?: string;
}

/** A bar of a waterfall: a total at either end, or a step between. */
export interface WaterfallBar extends WaterfallStep {
  /** Lower and upper end of the bar. */
  from: number;
  to: number;
  isTotal: boolean;
  /** Where the bar ends, and the next one starts. */
  level: number;
}

/** Stacks the steps on the start: each begins where the one before ended. */
export function stackSteps(
  start: WaterfallStep,
  steps: readonly WaterfallStep[],
  end: Omit<WaterfallStep, 'value'>,
): readonly WaterfallBar[] {
  let level = start.value;
  const bars = steps.map((step): WaterfallBar => {
    const before = level;
    level += step.value;
    return { ...step, from: Math.min(before, level), to: Math.max(before, level), isTotal: false, level };
  });
  const total = (item: WaterfallStep): WaterfallBar => ({
    ...item,
    from: Math.min(0, item.value),
    to: Math.max(0, item.value),
    isTotal: true,
    level: item.value,
  });
  return [total(start), ...bars, total({ ...end, value: level })];
}

/** Share of the height that the uncut foot of the totals keeps. */
const foot = 0.25;

/**
 * Where the totals are cut, so that steps can be seen that are small beside them; 0 where nothing needs to be cut. The
 * drawing must mark the cut: cut bars can't be compared by length.
 */
export function cutLevel(bars: readonly WaterfallBar[]): number {
  const ends = bars.filter(({ isTotal }) => !isTotal).flatMap(({ from, to }) => [from, to]);
  const totals = bars.filter(({ isTotal }) => isTotal).map(({ value }) => value);
  const lowest = Math.min(...ends, ...totals);
  const highest = Math.max(...ends, ...totals);
  const range = highest - lowest;
  if (range <= 0 || lowest <= range) return 0;
  return lowest - range * foot;
}
