/**
 * Compares props for `memo`: all of them by identity, and one by the fields that the component uses.
 */
export function isSameExcept<K extends string, T extends object>(name: K, fields: readonly (keyof T)[]) {
  return <P extends Record<K, T>>(before: P, after: P): boolean =>
    Object.entries(after).every(
      ([key, value]) => key === name || Object.is(value, (before as Readonly<Record<string, unknown>>)[key]),
    ) && fields.every((field) => Object.is(before[name][field], after[name][field]));
}
