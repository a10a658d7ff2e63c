const maxBytes = 256 * 1024;
const maxElements = 5000;
const maxReferences = 200;

/**
 * Why an SVG is not rendered, as a sentence, or undefined. Filters, entities and references make a small file cost
 * minutes of processor time, and no logo needs many of them.
 */
export function svgProblem(text: string): string | undefined {
  if (text.length > maxBytes) return 'This SVG is larger than 256 kB. Export it as PNG.';
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return 'This SVG defines entities. Export it as plain SVG or PNG.';
  if (/<(?:\w+:)?(?:filter|fe[A-Z]\w*)\b|\bfilter\s*[:=]/.test(text))
    return 'This SVG uses filters such as blur or shadow. Export it without effects, or as PNG.';
  if (/<(?:\w+:)?(?:foreignObject|image)\b/i.test(text))
    return 'This SVG embeds other content. Export it without images, or as PNG.';
  if (count(text, /<(?:\w+:)?use\b/g) > maxReferences)
    return 'This SVG repeats shapes too often. Export it as PNG.';
  if (count(text, /<\w/g) > maxElements) return 'This SVG has more than 5,000 elements. Export it as PNG.';
  return undefined;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
