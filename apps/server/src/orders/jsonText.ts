/** A value of a jsonb column as text; anything but text and numbers is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
