import { escapeUTF8 } from 'entities';
import { readXml } from '../imports/sheet/sheetXml.ts';
import type { XmlAttributes } from '../imports/sheet/sheetXml.ts';

const maxBytes = 256 * 1024;
const maxElements = 5000;
/** Each clips a copy of the canvas. */
const maxClips = 50;

/** Elements that draw, by the attributes that only they have. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  svg: ['viewBox', 'preserveAspectRatio'],
  g: [],
  defs: [],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  text: ['x', 'y', 'dx', 'dy'],
  tspan: ['x', 'y', 'dx', 'dy'],
  linearGradient: ['x1', 'y1', 'x2', 'y2', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  stop: ['offset'],
  clipPath: ['clipPathUnits'],
  style: [],
};

/** Attributes of any element that are also properties of a style. */
const properties = new Set(
  (
    'fill fill-opacity fill-rule clip-rule clip-path stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-dasharray stroke-dashoffset opacity stop-color stop-opacity color display visibility ' +
    'font-family font-size font-weight font-style letter-spacing text-anchor'
  ).split(' '),
);

/** Elements that draw nothing: notes of programs. */
const silent = new Set(['title', 'desc', 'metadata', 'namedview', 'script']);

const filters = 'This SVG uses filters such as blur or shadow. Export it without effects, or as PNG.';
const refused: readonly (readonly [RegExp, string])[] = [
  [/^(?:filter|fe[A-Z])/, filters],
  [/^(?:foreignObject|image)$/, 'This SVG embeds other content. Export it without images, or as PNG.'],
  [/^(?:use|symbol|pattern|mask|marker)$/, 'This SVG repeats shapes. Expand them, or export it as PNG.'],
];

class Refused extends Error {}

/**
 * Rewrites an SVG from what a logo needs: shapes, text, gradients and clips. Everything else, however it is spelled, is
 * refused or not written, so that a small file can't cost minutes of processor time.
 * @param side the longest side of its canvas, pixels
 * @returns the SVG, or why it isn't drawn
 */
export function plainSvg(text: string, side: number): { svg: string } | { problem: string } {
  if (text.length > maxBytes) return { problem: 'This SVG is larger than 256 kB. Export it as PNG.' };
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return { problem: 'This SVG defines entities. Export it as plain SVG or PNG.' };
  try {
    return { svg: write(text, side) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    return { problem: "This SVG can't be read. Export it again, or as PNG." };
  }
}

function write(text: string, side: number): string {
  const parts: string[] = [];
  let elements = 0;
  let clips = 0;
  /** Depth of an element that isn't written; its content isn't either. */
  let skippedFrom: number | undefined;
  let isStyle = false;
  readXml(text, {
    open(name, attributes, depth) {
      if (skippedFrom !== undefined) return;
      const problem = refused.find(([pattern]) => pattern.test(name))?.[1];
      if (problem !== undefined) throw new Refused(problem);
      const own = drawn[name];
      if (silent.has(name) || own === undefined) {
        skippedFrom = depth;
        return;
      }
      elements += 1;
      if (elements > maxElements)
        throw new Refused('This SVG has more than 5,000 elements. Export it as PNG.');
      const kept = [
        ...keptAttributes(name, own, attributes),
        ...(depth === 1 ? canvasOf(attributes, side) : []),
      ];
      clips += kept.filter(([key, value]) => key === 'clip-path' || /clip-path/.test(value)).length;
      if (clips > maxClips) throw new Refused('This SVG clips too many shapes. Export it as PNG.');
      const xmlns = depth === 1 ? ' xmlns="http://www.w3.org/2000/svg"' : '';
      parts.push(`<${name}${xmlns}${kept.map(([key, value]) => ` ${key}="${escapeUTF8(value)}"`).join('')}>`);
      isStyle = name === 'style';
    },
    text(content) {
      if (skippedFrom === undefined) parts.push(escapeUTF8(isStyle ? plainSheet(content) : content));
    },
    close(name, depth) {
      if (skippedFrom === undefined) parts.push(`</${name}>`);
      else if (depth === skippedFrom) skippedFrom = undefined;
      isStyle = false;
    },
  });
  return parts.join('');
}

function keptAttributes(
  name: string,
  own: readonly string[],
  attributes: XmlAttributes,
): [key: string, value: string][] {
  const kept: [string, string][] = [];
  if (attributes('filter') !== undefined) throw new Refused(filters);
  for (const key of ['id', 'class', 'transform', ...own, ...properties]) {
    const value = attributes(key);
    if (value !== undefined && isPlain(value)) kept.push([key, value]);
  }
  const style = attributes('style');
  if (style !== undefined) kept.push(['style', plainStyle(style)]);
  const href = attributes('href');
  if (href !== undefined && name.endsWith('Gradient') && /^#[\w-]+$/.test(href)) kept.push(['href', href]);
  return kept;
}

/** No escapes, and references to this file only. */
const isPlain = (value: string): boolean =>
  !value.includes('\\') && !/url\(/i.test(value.replaceAll(/url\(\s*["']?#[\w-]+["']?\s*\)/gi, ''));

/** The declarations of a style that are written. */
function plainStyle(style: string): string {
  return style
    .split(';')
    .flatMap((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      const property = name.trim().toLowerCase();
      if (property === 'filter') throw new Refused(filters);
      const text = value.join(':').trim();
      return properties.has(property) && isPlain(text) ? [`${property}:${text}`] : [];
    })
    .join(';');
}

/** The rules of a style sheet with plain selectors. */
const plainSheet = (css: string): string =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\/|@[^;{}]*;/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => /^[\w\s.,#-]+$/.test(selector))
    .map(([, selector = '', style = '']) => `${selector.trim()}{${plainStyle(style)}}`)
    .join('');

/** A canvas of the side that is asked for, however large the file's is; its shape stays. */
function canvasOf(attributes: XmlAttributes, side: number): [key: string, value: string][] {
  const number = (text: string | undefined) => {
    const value = Number.parseFloat(text ?? '');
    return Number.isFinite(value) && value > 0 ? value : undefined;
  };
  const box = attributes('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = number(attributes('width')) ?? box?.[2] ?? side;
  const height = number(attributes('height')) ?? box?.[3] ?? side;
  const scale = Math.min(1, side / Math.max(width, height));
  if (!(scale > 0)) throw new Refused('This SVG has no size. Export it again, or as PNG.');
  const size: [string, string][] = [
    ['width', String(width * scale)],
    ['height', String(height * scale)],
  ];
  return box ? size : [['viewBox', `0 0 ${width} ${height}`], ...size];
}
