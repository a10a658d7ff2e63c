import { isPlainObject } from './valuePaths.ts';
import type { Schema } from './useForm.ts';

type Parser<Values> = Schema<Values> & { parse: (input: unknown) => Values };

/** Returns a copy without the value at a path, so that the schema's default takes its place. */
function without(value: unknown, path: readonly PropertyKey[]): unknown {
  const [name, ...further] = path;
  if (name === undefined) return undefined;
  if (Array.isArray(value)) {
    // An entry of a list without a valid value is left out whole.
    return value.filter((_, index) => index !== Number(name));
  }
  if (!isPlainObject(value)) return value;
  if (further.length === 0) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: without(value[String(name)], further) };
}

/** The values that a preview can show: what is half typed falls back to its default. */
export function validPart<Values>(schema: Parser<Values>, values: unknown): Values {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const next = issue && issue.path.length > 0 ? without(values, issue.path) : {};
  return JSON.stringify(next) === JSON.stringify(values) ? schema.parse({}) : validPart(schema, next);
}
