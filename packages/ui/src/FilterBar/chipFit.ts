/** Pixels that a chip takes: its words, its ends and what stands in it. An estimate, so that nothing is measured. */
export function chipWidth(label: string, value: string | undefined): number {
  const text = value === undefined ? label : `${label}: ${value}`;
  return Math.min(320, Math.round(text.length * 7.2) + (value === undefined ? 38 : 66));
}

const gap = 8;
/** "+12 more" */
const moreWidth = 84;

/**
 * Which chips stand in the bar; the rest go behind "+3 more". Chips that are on come first to their place: what
 * narrows the list must be seen, and one of them is, on a line of its own where it has to be. The bar keeps the order of
 * the declaration either way.
 * @param available pixels for chips; 0 while the width is not known
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
  // A chip that is off is not shown beside one that had no room, on or off: the order would say nothing.
  if (chips.some(({ isOn }, place) => isOn && !fits[place])) return fits;
  for (const [place, { width, isOn }] of chips.entries()) {
    if (isOn) continue;
    if (width + gap > left) return fits;
    take(place, width);
  }
  return fits;
}
