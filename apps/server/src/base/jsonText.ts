/** Converts a jsonb value to text; empty unless it is a string or number. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
