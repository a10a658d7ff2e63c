/** Round steps that people count in. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The values that get a line: nought and one or two round ones beyond the highest, below nought likewise. */
export function niceTicks(values: readonly number[], hasWholeSteps = true): number[] {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = Math.max(highest, -lowest);
  if (span === 0) return [0, 1];
  const wanted = span / 2;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = steps.find((step) => step * power >= wanted - 1e-9) ?? 10;
  const step = hasWholeSteps ? Math.max(1, Math.ceil(factor * power)) : factor * power;
  const first = Math.floor(lowest / step + 1e-9);
  const last = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });
/** As people count them: in Devanagari a letter is often several characters. */
const lettersOf = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);
const letterWidth = 6.6;

/** About how wide words are at the chart's text size; enough to decide whether they fit. */
export const wordsWidth = (text: string): number => lettersOf(text).length * letterWidth;

/** Cut at the end where it is too wide for its place, in pixels. */
export function fitted(text: string, room: number): string {
  if (wordsWidth(text) <= room) return text;
  const kept = lettersOf(text).slice(0, Math.max(0, Math.floor(room / letterWidth) - 1));
  return kept.length === 0 ? '' : `${kept.join('').trimEnd()}…`;
}

/** Moves labels apart so that each has its own line, as near to its own place as may be. Keeps their order. */
export function spread(places: readonly number[], apart: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one]! - places[other]!);
  const result = [...places];
  let floor = least;
  for (const index of order) {
    const place = Math.max(result[index]!, floor);
    result[index] = place;
    floor = place + apart;
  }
  let ceiling = most;
  for (const index of order.toReversed()) {
    const place = Math.min(result[index]!, ceiling);
    result[index] = place;
    ceiling = place - apart;
  }
  return result;
}

/**
 * Which of evenly spaced labels to write so that none touches the next: the first and the last always, or the last alone
 * where even these two would meet.
 */
export function labelled(labels: readonly string[], width: number): Set<number> {
  const last = labels.length - 1;
  const widest = Math.max(0, ...labels.map(wordsWidth)) + 16;
  const room = Math.max(2, Math.floor(width / widest));
  if (labels.length <= Math.floor(width / widest)) return new Set(labels.keys());
  if (wordsWidth(labels[0] ?? '') + wordsWidth(labels[last] ?? '') + 8 > width) return new Set([last]);
  if (labels.length <= 2) return new Set(labels.keys());
  const every = Math.ceil(last / (room - 1));
  const shown = [0];
  for (let index = every; index <= last - every; index += every) shown.push(index);
  return new Set([...shown, last]);
}

/** From this width on, in pixels, a drawing names its series itself; below, a key stands over it. */
export const roomForLabels = 420;

/** Where words stand that belong to a place on a line: centred on it, but never over the line's ends. */
export function anchored(
  text: string,
  at: number,
  width: number,
): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  const half = wordsWidth(text) / 2;
  if (at - half < 0) return { x: 0, textAnchor: 'start' };
  if (at + half > width) return { x: width, textAnchor: 'end' };
  return { x: at, textAnchor: 'middle' };
}
