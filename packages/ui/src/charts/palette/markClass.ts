import type { Tone } from '../../tokens/palette.ts';
import { seriesClasses, toneClasses } from './palette.css.ts';

/** The class of a series: its tone where it says something, or the next colour of the order. */
export const markClass = (index: number, tone?: Tone): string =>
  tone ? toneClasses[tone] : seriesClasses[index % seriesClasses.length]!;
