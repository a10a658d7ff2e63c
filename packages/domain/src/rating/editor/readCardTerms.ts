import type { Movement } from '../charges.ts';
import type { CardDraft, Service } from '../draft/cardDraft.ts';

/** A row of a file of rates; `row` counts as in a spreadsheet. */
export interface CardFileRow {
  row: number;
  zone: string;
  movement: Movement | undefined;
  cells: readonly string[];
}

/** Names of the service rows in the column of zones. */
const serviceNames: readonly (readonly [RegExp, Service])[] = [
  [/^cod ?(%|percent(age)?|rate)$/, 'cod_percentage'],
  [/^cod( (fixed|minimum|min|charge|₹|rs))?$/, 'cod_fixed'],
  [/^(fuel|fsc)( surcharge)?( ?(%|percent(age)?))?$/, 'fuel'],
  [/^(diesel|dph) (peg|base)( price)?$/, 'peg'],
  [/^((diesel|dph) (increment|increase|hike)|dph)( ?(%|percent(age)?))?$/, 'increment'],
  [/^diesel( price)?( now)?$/, 'diesel'],
  [/^(qc|quality check)( charges?)?$/, 'qc'],
  [/^rto (additional|extra|fixed)( charges?)?$/, 'rto'],
  [/^(dto|return) (additional|extra|fixed)( charges?)?$/, 'dto'],
];

export const serviceOf = (name: string): Service | undefined => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return serviceNames.find(([pattern]) => pattern.test(plain))?.[1];
};

const amountPattern = /^(?:₹|rs\.?|inr)?\s*(\d{1,6}(?:\.\d{1,3})?)\s*%?$/i;

/** Reads the rows of services: the name where other rows have their zone, and one value. */
export function readServices(
  rows: readonly CardFileRow[],
  skipped: readonly number[],
): { services: Partial<CardDraft['services']>; problems: string[] } {
  const services: Partial<Record<Service, number>> = {};
  const problems: string[] = [];
  for (const { row, zone, cells } of rows) {
    const service = serviceOf(zone);
    if (service === undefined) continue;
    const text = cells.find((cell, at) => !skipped.includes(at) && cell.trim() !== '')?.trim() ?? '';
    const value = amountPattern.exec(text.replaceAll(',', ''))?.[1];
    if (value === undefined) problems.push(`Row ${row}: enter one amount or percentage for ${zone}.`);
    else services[service] = Number(value);
  }
  return { services, problems };
}

const sharePattern = /^(\d{1,3}(?:\.\d{1,2})?)\s*(%?)/;

/** The percentage of forward freight in a cell; undefined if it is a price. */
export function parseShare(text: string, isShareColumn: boolean): number | undefined {
  const [, number, sign] = sharePattern.exec(text.trim()) ?? [];
  return number === undefined || (sign === '' && !isShareColumn) ? undefined : Number(number);
}

const labels: Record<Movement, string> = { forward: 'Forward', rto: 'RTO', dto: 'DTO' };

/** Finds the movements that are a share of forward freight. Their rows must all state the same percentage. */
export function readShares(
  rows: readonly CardFileRow[],
  shareOf: (cells: readonly string[]) => number | undefined,
): { shares: Partial<Record<'rto' | 'dto', number>>; problems: string[] } {
  const shares: Partial<Record<'rto' | 'dto', number>> = {};
  const problems: string[] = [];
  for (const movement of ['rto', 'dto'] as const) {
    const own = rows.filter((one) => one.movement === movement);
    const first = own.find(({ cells }) => shareOf(cells) !== undefined);
    const share = first && shareOf(first.cells);
    if (first === undefined || share === undefined) continue;
    shares[movement] = share;
    for (const { row, cells } of own) {
      const other = shareOf(cells);
      if (other === share) continue;
      problems.push(
        other === undefined
          ? `Row ${row}: ${labels[movement]} is a share of forward in row ${first.row}. Enter ${share}% here too, or prices in each row.`
          : `Row ${row}: ${labels[movement]} is ${other}% of forward here and ${share}% in row ${first.row}. Enter one percentage.`,
      );
    }
  }
  for (const { row, cells, movement } of rows)
    if (movement === 'forward' && shareOf(cells) !== undefined)
      problems.push(`Row ${row}: forward freight needs a price, not a percentage.`);
  return { shares, problems };
}

/** The weight in a heading such as `first_500_g` or `further_1_kg`. Grams. */
export function slabInHeading(heading: string | undefined): number | undefined {
  const [, number, unit = ''] = /_(\d+(?:\.\d+)?)_?(g|gm|gms|grams?|kgs?)$/i.exec(heading ?? '') ?? [];
  return number === undefined
    ? undefined
    : Math.round(Number(number) * (unit.toLowerCase().startsWith('k') ? 1000 : 1));
}
