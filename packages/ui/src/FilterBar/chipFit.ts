/** Estimates the width of a chip in pixels, to avoid measuring. */
export function chipWidth(label: string, value: string | undefined): number {
  const text = value === undefined ? label : `${label}: ${value}`;
  return Math.min(320, Math.round(text.length * 7.2) + (value === undefined ? 38 : 66));
}

const gap = 8;
/** "+12 more" */
const moreWidth = 84;

/**
 * Decides which chips are visible; the others move behind "+3 more". Active chips have priority, and at least
 * one is visible. The order of declaration stays. @param available pixels for chips; 0 while unknown
 */
export function fitChips(
  chips: readonly { width: number; isOn: boolean }[],
  available: number,
): readonly boolean[] {
  const total = chips.reduce((sum, { width }) => sum + width + gap, 0);
  if (available === 0 || total <= available) return chips.map(() => true);
  let left = available - moreWidth;
  const fits = chips.map(() => false);
  const take = (place: number, width: number) => {
    fits[place] = true;
    left -= width + gap;
  };
  for (const [place, { width, isOn }] of chips.entries())
    if (isOn && (width + gap <= left || !fits.includes(true))) take(place, width);
  // An inactive chip isn't shown beside one that had no room: the order would be confusing.
  if (chips.some(({ isOn }, place) => isOn && !fits[place])) return fits;
  for (const [place, { width, isOn }] of chips.entries()) {
    if (isOn) continue;
    if (width + gap > left) return fits;
    take(place, width);
  }
  return fits;
}
