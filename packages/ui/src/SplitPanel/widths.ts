/** Pixels. Narrower than `least` a record is not read, wider than `most` the list is not. */
export const panelWidths = { least: 320, most: 880, usual: 440, step: 16 } as const;

/** A width within the limits, leaving the list its `least` where the place of both is known. */
export function withinLimits(width: number, place = Number.POSITIVE_INFINITY): number {
  const { least, most } = panelWidths;
  return Math.round(Math.max(least, Math.min(width, most, place - least)));
}

/**
 * The width after a key on the divider, or nothing for another key. The panel stands at the end of the line, so the
 * arrow that points at the list makes it wider; in a script from right to left that is the other one.
 */
export function widthAfterKey(key: string, width: number, isRightToLeft: boolean): number | undefined {
  const { least, most, step } = panelWidths;
  const wider = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const narrower = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === wider) return width + step;
  if (key === narrower) return width - step;
  if (key === 'Home') return least;
  if (key === 'End') return most;
  return undefined;
}
