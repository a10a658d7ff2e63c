/** Round step factors. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Returns the grid line values: zero and one or two round values beyond the maximum, likewise below zero. */
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
/** Splits into graphemes: in Devanagari one is often several characters. */
const splitGraphemes = (text: string) => Array.from(letters.segment(text), ({ segment }) => segment);
const letterWidth = 6.6;

/** Estimates the width of a text at the chart's font size. */
export const textWidth = (text: string): number => splitGraphemes(text).length * letterWidth;

/** Truncates a text to a width in pixels. */
export function fitted(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  const kept = splitGraphemes(text).slice(0, Math.max(0, Math.floor(room / letterWidth) - 1));
  return kept.length === 0 ? '' : `${kept.join('').trimEnd()}…`;
}

/** Breaks a label between words into the lines that fit a width; the last one is shortened. */
export function wrapped(text: string, room: number, lines = 2): string[] {
  const words = text.split(' ');
  const found: string[] = [];
  while (words.length > 0 && found.length < lines - 1) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && textWidth(`${line} ${words[0]}`) <= room) line += ` ${words.shift()}`;
    found.push(fitted(line, room));
  }
  return words.length === 0 ? found : [...found, fitted(words.join(' '), room)];
}

/** Moves labels apart to a minimum distance, as close to their positions as possible, keeping their order. */
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
 * Selects which of evenly spaced labels to show without overlaps: the first and last always, or only the last
 * if these two would overlap.
 */
export function labelled(labels: readonly string[], width: number): Set<number> {
  const last = labels.length - 1;
  const widest = Math.max(0, ...labels.map(textWidth)) + 16;
  const room = Math.max(2, Math.floor(width / widest));
  if (labels.length <= Math.floor(width / widest)) return new Set(labels.keys());
  if (textWidth(labels[0] ?? '') + textWidth(labels[last] ?? '') + 8 > width) return new Set([last]);
  if (labels.length <= 2) return new Set(labels.keys());
  const every = Math.ceil(last / (room - 1));
  const shown = [0];
  for (let index = every; index <= last - every; index += every) shown.push(index);
  return new Set([...shown, last]);
}

/** From this width in pixels, a drawing labels its series directly; below, a legend is shown above. */
export const roomForLabels = 420;

/** Centres a text on a position, clamped to the ends of the line. */
export function anchored(
  text: string,
  at: number,
  width: number,
): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  const half = textWidth(text) / 2;
  if (at - half < 0) return { x: 0, textAnchor: 'start' };
  if (at + half > width) return { x: width, textAnchor: 'end' };
  return { x: at, textAnchor: 'middle' };
}
