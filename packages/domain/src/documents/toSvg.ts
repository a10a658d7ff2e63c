import { textWidth } from './textWidth.ts';
import type { Layout, PageElement } from './elements.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);
const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** One path of all the bars: any gap between separate shapes would show when scaled. */
export function barsPath(
  widths: readonly number[],
  module: number,
  x: number,
  y: number,
  height: number,
): string {
  let at = x;
  let path = '';
  widths.forEach((width, i) => {
    if (i % 2 === 0) path += `M${n(at)} ${n(y)}h${n(width * module)}v${n(height)}h${n(-width * module)}z`;
    at += width * module;
  });
  return path;
}

/** One path of all the dark modules. */
export function qrPath(modules: readonly (readonly boolean[])[], x: number, y: number, size: number): string {
  const side = size / modules.length;
  return modules
    .flatMap((row, r) =>
      row.map((dark, c) =>
        dark ? `M${n(x + c * side)} ${n(y + r * side)}h${n(side)}v${n(side)}h${n(-side)}z` : '',
      ),
    )
    .join('');
}

function drawElement(thing: PageElement): string {
  switch (thing.kind) {
    case 'text': {
      const anchor = thing.align && thing.align !== 'start' ? ` text-anchor="${thing.align}"` : '';
      const tight = textWidth(thing.text, thing.size, thing.bold) > thing.width * 0.96;
      const squeeze = tight ? ` textLength="${n(thing.width)}" lengthAdjust="spacingAndGlyphs"` : '';
      return `<text x="${n(thing.x)}" y="${n(thing.y)}" font-size="${n(thing.size)}"${thing.bold ? ' font-weight="700"' : ''}${anchor}${squeeze} fill="${thing.inverse ? '#fff' : '#000'}">${escape(thing.text)}</text>`;
    }
    case 'line':
      return `<path d="M${n(thing.x1)} ${n(thing.y1)}L${n(thing.x2)} ${n(thing.y2)}" stroke="#000" stroke-width="${n(thing.thickness)}"/>`;
    case 'rect': {
      const paint = thing.filled
        ? 'fill="#000"'
        : `fill="none" stroke="#000" stroke-width="${n(thing.thickness)}"`;
      return `<rect x="${n(thing.x)}" y="${n(thing.y)}" width="${n(thing.width)}" height="${n(thing.height)}" ${paint}/>`;
    }
    case 'barcode':
      return `<path shape-rendering="crispEdges" d="${barsPath(thing.widths, thing.module, thing.x, thing.y, thing.height)}"/>`;
    case 'qr':
      return `<path shape-rendering="crispEdges" d="${qrPath(thing.modules, thing.x, thing.y, thing.size)}"/>`;
    case 'image':
      break;
  }
  return `<image x="${n(thing.x)}" y="${n(thing.y)}" width="${n(thing.width)}" height="${n(thing.height)}" href="${escape(thing.source)}"/>`;
}

/** The page as a standing SVG document, in millimetres. */
export function layoutToSvg(layout: Layout): string {
  const { width_mm, height_mm } = layout;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width_mm)}mm" height="${n(height_mm)}mm" viewBox="0 0 ${n(width_mm)} ${n(height_mm)}" font-family="'Noto Sans','Noto Sans Devanagari',system-ui,sans-serif"><rect width="100%" height="100%" fill="#fff"/>${layout.things.map(drawElement).join('')}</svg>`;
}
