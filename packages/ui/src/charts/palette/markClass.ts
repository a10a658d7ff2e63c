import type { Tone } from '../../tokens/palette.ts';
import { seriesClasses, toneClasses } from './palette.css.ts';

/** Returns the class of a series: its tone, or the next palette colour. */
export const markClass = (index: number, tone?: Tone): string =>
  tone ? toneClasses[tone] : seriesClasses[index % seriesClasses.length]!;
