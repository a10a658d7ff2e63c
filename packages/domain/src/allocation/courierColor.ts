/** A courier company in one colour and two letters, the same on every screen. */
export interface CourierMark {
  initials: string;
  /** CSS colour for white text. */
  color: string;
}

/** Companies with an adapter. */
const known: readonly (CourierMark & { name: RegExp })[] = [
  { name: /^delhivery\b/i, initials: 'D', color: 'oklch(0.33 0.012 270)' },
  { name: /^xpress ?bees\b/i, initials: 'XB', color: 'oklch(0.52 0.15 45)' },
  { name: /^blue ?dart\b/i, initials: 'BD', color: 'oklch(0.44 0.12 250)' },
];

// Apart from each other and from the hues above.
const otherHues = [155, 320, 195, 110, 285, 15] as const;
/** The service follows the company in a name: "Delhivery Surface". */
const services = /\s+(surface|air|express|priority|lite|economy|same day)\b.*$/i;

function initialsOf(company: string): string {
  const words = company.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [company.slice(0, 2)];
  return letters.join('').toUpperCase();
}

/**
 * Returns the mark of a courier or of one of its services. Both services of a company have its colour; the name beside
 * it tells them apart.
 * @param name "Blue Dart", "Blue Dart Air"
 */
export function courierMark(name: string): CourierMark {
  const company = name.trim().replace(services, '');
  const found = known.find((courier) => courier.name.test(company));
  if (found) return { initials: found.initials, color: found.color };
  let sum = 0;
  for (const letter of company.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return { initials: initialsOf(company), color: `oklch(0.46 0.1 ${otherHues[sum % otherHues.length]})` };
}
