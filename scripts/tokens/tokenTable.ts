const titles: Record<string, string> = {
  color: 'Colour',
  space: 'Space',
  radius: 'Radius',
  text: 'Text',
  weight: 'Weight',
  shadow: 'Shadow',
  motion: 'Motion',
  size: 'Size',
  font: 'Font',
};

interface Token {
  name: string;
  light?: string;
  more?: string;
  compact?: string;
}

const column = { light: /:root|khep-light/, more: /khep-more-contrast/, compact: /data-density/ } as const;

/** Values of the custom properties in the rules whose selector fits, outside media queries. */
function valuesIn(sheet: string, selector: RegExp): Map<string, string> {
  const values = new Map<string, string>();
  const withoutMedia = sheet.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, head, body] of withoutMedia.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!head || !body || !selector.test(head)) continue;
    for (const [, name, value] of body.matchAll(/(--khep-[\w-]+):\s*([^;]+);/g))
      if (name && value && !values.has(name)) values.set(name, value.replaceAll(/\s+/g, ' ').trim());
  }
  return values;
}

/** Every token of the contract, from the kit's style sheet, with its values in the modes that change it. */
export function tokensOf(sheet: string): Token[] {
  const [light, more, compact] = [
    valuesIn(sheet, column.light),
    valuesIn(sheet, column.more),
    valuesIn(sheet, column.compact),
  ];
  return [...light.keys()]
    .filter((name) => (name.split('-')[3] ?? '') in titles)
    .map((name) => {
      const [a, b, c] = [light.get(name), more.get(name), compact.get(name)];
      return { name, ...(a && { light: a }), ...(b && b !== a && { more: b }), ...(c && { compact: c }) };
    });
}

/** The tokens as Markdown, a table for each group. */
export function tokenTable(sheet: string): string {
  const tokens = tokensOf(sheet);
  const cell = (value: string | undefined) => (value ? `\`${value.replaceAll('|', '\\|')}\`` : '');
  return Object.entries(titles)
    .map(([group, title]) => {
      const own = tokens.filter(({ name }) => name.startsWith(`--khep-${group}-`));
      const modes = (['light', 'more', 'compact'] as const).filter(
        (mode) => mode === 'light' || own.some((token) => token[mode]),
      );
      const heads = { light: 'value', more: 'more contrast', compact: 'compact' };
      return [
        `## ${title}`,
        '',
        `| name | ${modes.map((mode) => heads[mode]).join(' | ')} |`,
        `| --- | ${modes.map(() => '---').join(' | ')} |`,
        ...own.map(
          (token) => `| \`${token.name}\` | ${modes.map((mode) => cell(token[mode])).join(' | ')} |`,
        ),
        '',
      ].join('\n');
    })
    .join('\n');
}
