import type { StyleRule } from '@vanilla-extract/css';

type Media = NonNullable<StyleRule['@media']>;

/** What a component says to a system with its own colours: `'@media': forced({ … })`. */
export const forcedColorsOnly = (rule: Media[string]): Media => ({ '(forced-colors: active)': rule });

/**
 * What is chosen, filled or the first thing to do, in the system's own colours. The adjusting is off: the system would
 * lay a plate of the page's colour under the words, and the words vanish on it.
 */
export const forcedHighlight = {
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** A track that a part of is filled: outlined, so that the filled part stands out from the rest. */
export const forcedTrack: Media = forcedColorsOnly({ background: 'Canvas', border: '1px solid CanvasText' });
