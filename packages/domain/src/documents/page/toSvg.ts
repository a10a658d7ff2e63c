import { textWidth } from './textWidth.ts';
import type { Layout, PageElement } from './elements.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);
const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** Draws all bars as one path: separate shapes would show gaps when scaled. */
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

/** Draws all dark modules as one path. */
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

function drawElement(element: PageElement): string {
  switch (element.kind) {
    case 'text': {
      const anchor = element.align && element.align !== 'start' ? ` text-anchor="${element.align}"` : '';
      const tight = textWidth(element.text, element.size, element.bold) > element.width * 0.96;
      const squeeze = tight ? ` textLength="${n(element.width)}" lengthAdjust="spacingAndGlyphs"` : '';
      return `<text x="${n(element.x)}" y="${n(element.y)}" font-size="${n(element.size)}"${element.bold ? ' font-weight="700"' : ''}${anchor}${squeeze} fill="${element.inverse ? '#fff' : '#000'}">${escape(element.text)}</text>`;
    }
    case 'line':
      return `<path d="M${n(element.x1)} ${n(element.y1)}L${n(element.x2)} ${n(element.y2)}" stroke="#000" stroke-width="${n(element.thickness)}"/>`;
    case 'rect': {
      const paint = element.filled
        ? 'fill="#000"'
        : `fill="none" stroke="#000" stroke-width="${n(element.thickness)}"`;
      return `<rect x="${n(element.x)}" y="${n(element.y)}" width="${n(element.width)}" height="${n(element.height)}" ${paint}/>`;
    }
    case 'barcode':
      return `<path shape-rendering="crispEdges" d="${barsPath(element.widths, element.module, element.x, element.y, element.height)}"/>`;
    case 'qr':
      return `<path shape-rendering="crispEdges" d="${qrPath(element.modules, element.x, element.y, element.size)}"/>`;
    case 'image':
      break;
  }
  return `<image x="${n(element.x)}" y="${n(element.y)}" width="${n(element.width)}" height="${n(element.height)}" href="${escape(element.source)}"/>`;
}

/** Renders a page as SVG, in millimetres. */
export function layoutToSvg(layout: Layout): string {
  const { width_mm, height_mm } = layout;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width_mm)}mm" height="${n(height_mm)}mm" viewBox="0 0 ${n(width_mm)} ${n(height_mm)}" font-family="'Noto Sans','Noto Sans Devanagari',system-ui,sans-serif"><rect width="100%" height="100%" fill="#fff"/>${layout.elements.map(drawElement).join('')}</svg>`;
}
