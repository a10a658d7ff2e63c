/** Markup whose values are escaped. */
export interface Html {
  readonly markup: string;
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (one) => escapes[one] ?? one) : text;

function toMarkup(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'markup' in value ? value.markup : value.map(toMarkup).join('');
}

const compacted = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Removes the line breaks and indents of a template; one inside of text remains as a space. */
function compact(parts: TemplateStringsArray): readonly string[] {
  const known = compacted.get(parts);
  if (known !== undefined) return known;
  const made = parts.map((part) =>
    part
      .replaceAll(/\s*\n\s*(?=>)|(?<=>)\s*\n\s*(?=<|$)/g, '')
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(' />', '>'),
  );
  compacted.set(parts, made);
  return made;
}

/** Builds markup; every value is escaped unless it is markup too. Attribute values need quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const fixed = compact(parts);
  let markup = fixed[0] ?? '';
  for (const [index, value] of values.entries()) markup += toMarkup(value) + (fixed[index + 1] ?? '');
  return { markup };
}

/** Marks text as markup, such as the style sheet. */
export const rawHtml = (markup: string): Html => ({ markup });
