/**
 * Dotted paths to the values of a kind inside form values: `sku_name`, `vendor_details.name`.
 * A list counts as one value; a free-form record takes any name.
 */
export type PathTo<Values, Value> = {
  [K in keyof Values & string]: NonNullable<Values[K]> extends Value
    ? K
    : NonNullable<Values[K]> extends readonly unknown[]
      ? never
      : string extends keyof NonNullable<Values[K]>
        ? `${K}.${string}`
        : NonNullable<Values[K]> extends object
          ? `${K}.${PathTo<NonNullable<Values[K]>, Value>}`
          : never;
}[keyof Values & string];

export type PlainObject = Readonly<Record<string, unknown>>;

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a dotted path; undefined where a part of the path is missing. */
export function getAt(values: object, path: string): unknown {
  let value: unknown = values;
  for (const name of path.split('.')) value = isPlainObject(value) ? value[name] : undefined;
  return value;
}

/** Returns a copy of the values with another value at a dotted path. Missing objects on the way are created. */
export function setAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...further] = path.split('.');
  const inner = (values as PlainObject)[name];
  return {
    ...values,
    [name]: further.length === 0 ? value : setAt(isPlainObject(inner) ? inner : {}, further.join('.'), value),
  };
}

/** Compares plain values; a missing one equals undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
