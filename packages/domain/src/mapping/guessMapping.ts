import { detectFieldFormat } from './columnFormat.ts';
import { plainCell } from './cellText.ts';
import { cellReaders } from './readCell.ts';
import { plainHeading } from './fields.ts';
import type { ColumnMapping, ColumnMatch, FieldKind, FileColumn, MappingField } from './fields.ts';

/** Values of a column that a guess looks at. */
export const maxSampledValues = 200;
/** A weaker name of a charge is not its name. */
const minNamed = 0.6;
/** A weaker match isn't even a suggestion. */
const minConfidence = 40;
/** A weaker match is a suggestion that the user has to confirm. */
export const sureConfidence = 70;

interface NameFit {
  /** 0 to 1. */
  score: number;
  why: string;
}

const allWords = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
const words = (text: string): string[] => allWords(text).filter((word) => !fillers.has(word));
/** Words of headings that say nothing about the field. */
const fillers = new Set([
  'the',
  'of',
  'num',
  'in',
  'no',
  'number',
  'rs',
  'inr',
  'kg',
  'kgs',
  'gms',
  'amt',
  'amount',
  'value',
]);

/** Below it a name is only similar. */
const knownName = 0.9;

/** Abbreviations that headings use. */
const sameWords: Readonly<Record<string, string>> = {
  wt: 'weight',
  fwd: 'forward',
  frt: 'freight',
  chrg: 'charge',
  chrgs: 'charge',
  charges: 'charge',
  chg: 'charge',
  fee: 'charge',
  fees: 'charge',
  dt: 'date',
  qty: 'quantity',
  dest: 'destination',
  orig: 'origin',
  inv: 'invoice',
  ref: 'reference',
  vol: 'volumetric',
  mob: 'mobile',
  addr: 'address',
  pin: 'pincode',
  tot: 'total',
  billed: 'charged',
  billable: 'charged',
  chargeable: 'charged',
  applicable: 'charged',
  dead: 'actual',
  waybill: 'awb',
  docket: 'awb',
};
const canonical = (word: string): string => sameWords[word] ?? word;

/** Words of headings that say whose the value is. A parcel's origin is never its destination. */
const sides = new Map(
  Object.entries({
    origin: [
      'origin',
      'orig',
      'source',
      'src',
      'from',
      'pickup',
      'warehouse',
      'seller',
      'shipper',
      'sender',
      'consignor',
      'hub',
      'bkg',
      'booking',
    ],
    destination: [
      'destination',
      'dest',
      'to',
      'delivery',
      'drop',
      'shipping',
      'ship',
      'consignee',
      'customer',
      'buyer',
      'receiver',
      'recipient',
    ],
    billing: ['billing', 'bill'],
  }).flatMap(([side, names]) => names.map((word) => [word, side] as const)),
);
const sideOf = (parts: readonly string[]): string | undefined =>
  parts.map((word) => sides.get(word)).find((side) => side !== undefined);

/** Whose value each field is, where a file may have it of several. */
const sideOfField = new Map(
  Object.entries({
    origin: ['origin_pincode', 'from_pincode'],
    destination: [
      'destination_pincode',
      'to_pincode',
      'pincode',
      'city',
      'state',
      'address',
      'address_2',
      'address_3',
      'buyer_name',
      'buyer_last_name',
      'buyer_phone',
    ],
    billing: ['billing_name', 'billing_address', 'billing_city', 'billing_state', 'billing_pincode'],
  }).flatMap(([side, names]) => names.map((name) => [name, side] as const)),
);

/** Words of headings that tell what the value is, whatever else they say. */
const amountWords = new Set(['amount', 'amt', 'amnt', 'rs', 'inr', 'rupees', 'rupee']);
const dateWords = new Set(['date', 'dt', 'day', 'datetime', 'timestamp']);
const numberWords = new Set(['no', 'number', 'num', 'id', 'code']);
const weightWords = new Set(['weight', 'wt', 'kg', 'kgs', 'gms', 'grams']);

const isMeasured = (kind: FieldKind) => kind === 'amount' || kind === 'number';

/** Returns whether a heading says that its values can't be those of the field: "Bill Amt" is no invoice number. */
function isRuledOut(heading: string, { name, kind }: Pick<MappingField, 'name' | 'kind'>): boolean {
  const parts = allWords(heading);
  const has = (set: ReadonlySet<string>) => parts.some((word) => set.has(word));
  if (has(amountWords) && !isMeasured(kind)) return true;
  if (has(dateWords) && kind !== 'date') return true;
  if (has(weightWords) && kind !== 'weight' && kind !== 'number') return true;
  if (has(numberWords) && (isMeasured(kind) || kind === 'weight' || kind === 'date')) return true;
  const side = sideOfField.get(name);
  const own = sideOf(parts);
  return side !== undefined && own !== undefined && own !== side;
}

/** Share of common words, counted from the field's side and from the heading's. */
function wordFit(heading: string, name: string): number {
  const of = new Set(words(heading).map(canonical));
  const wanted = new Set(words(name).map(canonical));
  if (of.size === 0 || wanted.size === 0) return 0;
  const common = [...wanted].filter((word) => of.has(word)).length;
  return (2 * common) / (of.size + wanted.size);
}

function fitName(heading: string, field: MappingField): NameFit {
  const plain = plainHeading(heading);
  if (plain === plainHeading(field.name) || plain === plainHeading(field.label))
    return { score: 1, why: 'Same name' };
  const alias = field.aliases?.find((one) => plainHeading(one) === plain);
  if (alias !== undefined) return { score: 0.97, why: `A known name for ${field.label.toLowerCase()}` };
  const best = Math.max(
    wordFit(heading, field.label),
    wordFit(heading, field.name),
    ...(field.aliases ?? []).map((one) => wordFit(heading, one)),
  );
  return best > 0.5 ? { score: 0.85 * best, why: 'The name is similar' } : { score: 0, why: '' };
}

/** Finds the field that a text names, such as the type of a charge. Undefined where none is like it. */
export function findNamedField(text: string, fields: readonly MappingField[]): MappingField | undefined {
  const fits = fields.map((field) => ({ field, score: fitName(text, field).score }));
  const best = fits.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score >= minNamed ? best.field : undefined;
}

/** Nouns for the values of each kind. */
const kindNouns: Record<FieldKind, string> = {
  text: 'texts',
  name: 'names',
  awb: 'AWBs',
  date: 'dates',
  amount: 'amounts',
  number: 'numbers',
  percent: 'percentages',
  weight: 'weights',
  phone: 'mobile numbers',
  pincode: 'PIN codes',
  state: 'states',
  zone: 'zones',
  flag: 'yes or no',
};

interface ContentFit {
  /** Share of the values that the reader accepts, 0 to 1; undefined without values. */
  share: number | undefined;
  values: number;
  /** 0 to 1: how sure the content alone makes. */
  distinct: number;
}

function fitContent(column: FileColumn, field: MappingField): ContentFit {
  const filled = column.samples.slice(0, maxSampledValues).filter((cell) => plainCell(cell) !== '');
  if (filled.length === 0) return { share: undefined, values: 0, distinct: 0 };
  const format = detectFieldFormat(field, column);
  const read = cellReaders[field.kind];
  const fits = filled.filter((cell) => !('problem' in read(cell, format))).length;
  const share = fits / filled.length;
  return { share, values: filled.length, distinct: share >= 0.95 ? distinctive(field.kind, filled) : 0 };
}

/** How much the values alone tell about the field: ten-digit mobiles do, amounts don't. */
function distinctive(kind: FieldKind, filled: readonly string[]): number {
  const unique = new Set(filled).size / filled.length;
  if (kind === 'phone') return 0.62;
  if (kind === 'pincode') return 0.5;
  if (kind === 'state') return unique < 0.9 || filled.length < 5 ? 0.58 : 0.5;
  if (kind === 'date') return 0.45;
  if (kind === 'awb') {
    const areLong = filled.every((cell) => /^[A-Z]{0,4}\d{9,18}$/i.test(plainCell(cell).replaceAll(' ', '')));
    const isPhone = filled.every((cell) => /^[6-9]\d{9}$/.test(plainCell(cell)));
    return areLong && !isPhone && unique > 0.8 ? 0.66 : 0;
  }
  return 0;
}

/** Rates one column for one field; undefined where nothing speaks for it. */
function rate(column: FileColumn, field: MappingField): ColumnMatch | undefined {
  // Which of two columns with one heading is meant is the user's choice.
  if (column.repeated_title !== undefined) return undefined;
  const name = fitName(column.name, field);
  // A name that the field is known by is stronger than what its words say.
  if (name.score < knownName && isRuledOut(column.name, field)) return undefined;
  const content = fitContent(column, field);
  const match = (score: number, why: string): ColumnMatch => ({
    field: field.name,
    column: column.name,
    confidence: Math.round(100 * score),
    why,
  });
  const format = content.share === undefined ? '' : detectFieldFormat(field, column).why;
  if (name.score === 0) {
    if (content.distinct === 0) return undefined;
    return match(content.distinct, `All ${content.values} values are ${kindNouns[field.kind]}`);
  }
  if (content.share === undefined) return match(0.8 * name.score, `${name.why}; the column is empty`);
  const isText = field.kind === 'text' || field.kind === 'name';
  const fit = isText ? 1 : content.share;
  // A good name over the wrong content is a trap: "Total" over the number of boxes' names.
  const score = fit < 0.5 ? 0.35 * name.score : name.score * (0.6 + 0.4 * fit) - 0.01;
  const values = isText
    ? ''
    : fit === 1
      ? `all ${content.values} values are ${kindNouns[field.kind]}`
      : `${Math.round(fit * content.values)} of ${content.values} values are ${kindNouns[field.kind]}`;
  return match(
    score,
    format === '' ? [name.why, values].filter(Boolean).join('; ') : `${format}; ${name.why.toLowerCase()}`,
  );
}

/** Columns that share a heading, with the fields that the heading names. */
export interface RepeatedHeading {
  title: string;
  /** Their names with the position: "Total (column H)". */
  columns: string[];
  fields: string[];
}

/** Finds the headings that several columns have and that name a field: only the user knows which column is meant. */
export function findRepeatedHeadings(
  fields: readonly MappingField[],
  columns: readonly FileColumn[],
): RepeatedHeading[] {
  const groups = new Map<string, FileColumn[]>();
  for (const column of columns) {
    if (column.repeated_title === undefined) continue;
    const key = plainHeading(column.repeated_title);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()].flatMap((group) => {
    const title = group[0]?.repeated_title ?? '';
    const named = fields.filter((field) => 100 * fitName(title, field).score >= minConfidence);
    if (title === '' || named.length === 0) return [];
    return [{ title, columns: group.map(({ name }) => name), fields: named.map(({ name }) => name) }];
  });
}

export interface SavedMapping {
  /** "Delhivery" */
  source: string;
  mapping: ColumnMapping;
}

/**
 * Matches the columns of a file with fields: first those of a saved mapping, then the best pair of heading and content,
 * each column once. Sorted like the fields.
 */
export function guessMapping(
  fields: readonly MappingField[],
  columns: readonly FileColumn[],
  saved?: SavedMapping,
): ColumnMatch[] {
  const byHeading = new Map(columns.map(({ name }) => [plainHeading(name), name]));
  const found = new Map<string, ColumnMatch>();
  const taken = new Set<string>();
  for (const { name: field } of fields) {
    const heading = saved?.mapping[field];
    const column = heading ? byHeading.get(plainHeading(heading)) : undefined;
    if (column === undefined || taken.has(column)) continue;
    found.set(field, { field, column, confidence: 100, why: `Saved for ${saved?.source}` });
    taken.add(column);
  }
  const pairs = fields
    .filter(({ name }) => !found.has(name))
    .flatMap((field) =>
      columns
        .filter(({ name }) => name !== '' && !taken.has(name))
        .flatMap((column) => rate(column, field) ?? []),
    )
    .filter(({ confidence }) => confidence >= minConfidence)
    .toSorted((one, other) => other.confidence - one.confidence);
  for (const pair of pairs) {
    if (found.has(pair.field) || taken.has(pair.column)) continue;
    found.set(pair.field, pair);
    taken.add(pair.column);
  }
  return fields.flatMap(({ name }) => found.get(name) ?? []);
}

/** Matches that need no confirmation. */
export const sureMatches = (matches: readonly ColumnMatch[]): ColumnMatch[] =>
  matches.filter(({ confidence }) => confidence >= sureConfidence);

/** The columns by field. */
export function toMapping(matches: readonly ColumnMatch[]): Record<string, string> {
  return Object.fromEntries(matches.map(({ field, column }) => [field, column]));
}

/** How well a saved mapping fits a file: the share of its columns that the file has. */
export function savedMappingFit(
  mapping: ColumnMapping,
  columns: readonly Pick<FileColumn, 'name'>[],
): number {
  const headings = new Set(columns.map(({ name }) => plainHeading(name)));
  const wanted = Object.values(mapping).filter((heading) => heading !== '');
  if (wanted.length === 0) return 0;
  return wanted.filter((heading) => headings.has(plainHeading(heading))).length / wanted.length;
}
