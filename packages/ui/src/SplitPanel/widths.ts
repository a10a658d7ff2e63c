/** Pixels. Limits that keep record and list readable. */
export const panelWidths = { least: 320, most: 880, usual: 440, step: 16 } as const;

/** Clamps a width to the limits, leaving the list its minimum if the total is known. */
export function withinLimits(width: number, place = Number.POSITIVE_INFINITY): number {
  const { least, most } = panelWidths;
  return Math.round(Math.max(least, Math.min(width, most, place - least)));
}

/**
 * Returns the width after a key on the divider, or undefined. The panel is at the end of the line, so the
 * arrow towards the list widens it, mirrored in right-to-left.
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
