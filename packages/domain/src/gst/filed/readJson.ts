/** A value of a file at a place where it can't be. Its message names the place. */
export class FiledProblem extends Error {}

const places = new WeakMap<object, string>();

export type JsonObject = Readonly<Record<string, unknown>>;

/** Longest text that a cell of a return has. */
const maxText = 100;
/** In rupees, larger than a cell of any return. */
const maxAmount = 1e10;
/** Rows of one list. */
const maxRows = 200_000;

const placeOf = (of: object, name: string) => {
  const above = places.get(of);
  return above === undefined ? name : `${above}.${name}`;
};

const own = (of: JsonObject, name: string): unknown => (Object.hasOwn(of, name) ? of[name] : undefined);

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a list of objects; a missing one is empty. @throws FiledProblem */
export function readList(of: JsonObject, name: string): readonly JsonObject[] {
  const value = own(of, name);
  const place = placeOf(of, name);
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new FiledProblem(`${place} isn't a list. Choose a GSTR-1.`);
  if (value.length > maxRows) throw new FiledProblem(`${place} has more than 2,00,000 rows.`);
  return value.map((item: unknown, at) => {
    if (!isObject(item)) throw new FiledProblem(`${place}[${at}] isn't a row. Choose a GSTR-1.`);
    places.set(item, `${place}[${at}]`);
    return item;
  });
}

const none: JsonObject = {};

/** Reads an object; a missing one has nothing. @throws FiledProblem */
export function readObject(of: JsonObject, name: string): JsonObject {
  const value = own(of, name);
  if (value === undefined || value === null) return none;
  const place = placeOf(of, name);
  if (!isObject(value)) throw new FiledProblem(`${place} isn't a part of a GSTR-1.`);
  places.set(value, place);
  return value;
}

/** Reads a text; empty if it is missing. @throws FiledProblem */
export function readText(of: JsonObject, name: string, isRequired = false): string {
  const value = own(of, name) ?? '';
  if (typeof value !== 'string' || value.length > maxText)
    throw new FiledProblem(`${placeOf(of, name)} isn't a short text.`);
  if (isRequired && value.trim() === '') throw new FiledProblem(`${placeOf(of, name)} is missing.`);
  return value.trim();
}

/** Reads a number; 0 if it is missing. Some programs write numbers as texts. @throws FiledProblem */
export function readAmount(of: JsonObject, name: string): number {
  const value = own(of, name) ?? 0;
  const number =
    typeof value === 'string' && /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > maxAmount)
    throw new FiledProblem(`${placeOf(of, name)} isn't an amount.`);
  return number;
}
