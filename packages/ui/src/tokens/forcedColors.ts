import type { StyleRule } from '@vanilla-extract/css';

type Media = NonNullable<StyleRule['@media']>;

/** Styles for forced colors: `'@media': forcedColorsOnly({ … })`. */
export const forcedColorsOnly = (rule: Media[string]): Media => ({ '(forced-colors: active)': rule });

/**
 * Highlight colours of selected, filled or primary elements. Adjustment is off, because the system would draw
 * a backplate that hides the text.
 */
export const forcedHighlight = {
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** A track with an outline, so that its filled part stands out. */
export const forcedTrack: Media = forcedColorsOnly({ background: 'Canvas', border: '1px solid CanvasText' });
