/** A gap of a template: `{order}`. */
const variable = /\{(\w+)\}/g;

/** Returns the names that a template uses, each once. */
export function templateVariables(template: string): string[] {
  return [...new Set([...template.matchAll(variable)].map(([, name = '']) => name))];
}

/** Fills a template. A variable without a value becomes empty, so that no braces reach a buyer. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(variable, (_, name: string) => values[name] ?? '');
}

/** Returns the values that fill a template, one for each gap in the order of the text: a provider's own gaps are numbered. */
export function templateValues(template: string, values: Readonly<Record<string, string>>): string[] {
  return [...template.matchAll(variable)].map(([, name = '']) => values[name] ?? '');
}

/** Returns why a template can't be used, with the fix; undefined if it can. */
export function templateProblem(
  template: string,
  allowed: readonly string[],
  required: readonly string[] = [],
) {
  if (template.trim() === '') return 'Enter the text of the message.';
  const used = templateVariables(template);
  const unknown = used.find((name) => !allowed.includes(name));
  if (unknown !== undefined)
    return `{${unknown}} isn't a variable of this message. Use ${allowed.map((name) => `{${name}}`).join(', ')}.`;
  const missing = required.find((name) => !used.includes(name));
  return missing === undefined ? undefined : `Add {${missing}}: the message is useless without it.`;
}
