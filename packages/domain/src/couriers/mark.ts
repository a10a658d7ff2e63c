import type { CourierMark } from './definition.ts';
import { couriers } from './registry.ts';

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
  const found = Object.values(couriers).find(({ mark }) => mark.pattern.test(company))?.mark;
  if (found) return { initials: found.initials, color: found.color };
  let sum = 0;
  for (const letter of company.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return { initials: initialsOf(company), color: `oklch(0.46 0.1 ${otherHues[sum % otherHues.length]})` };
}
