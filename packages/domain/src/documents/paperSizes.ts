import type { Layout, PageElement } from './page/elements.ts';

/** Paper sizes in millimetres. */
export const papers = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  '4x6': { width: 101.6, height: 152.4 },
} as const;
export type Paper = keyof typeof papers;

export const paperSizes = Object.keys(papers) as readonly Paper[];

/** Scales a page to other paper, centred. */
export function onPaper(layout: Layout, paper: Paper): Layout {
  const { width, height } = papers[paper];
  const factor = Math.min(width / layout.width_mm, height / layout.height_mm);
  if (factor === 1) return layout;
  const left = (width - layout.width_mm * factor) / 2;
  const top = (height - layout.height_mm * factor) / 2;
  return {
    ...layout,
    width_mm: width,
    height_mm: height,
    elements: layout.elements.map((element) => scaled(element, factor, left, top)),
  };
}

function scaled(element: PageElement, factor: number, left: number, top: number): PageElement {
  const x = (value: number) => value * factor + left;
  const y = (value: number) => value * factor + top;
  switch (element.kind) {
    case 'line': {
      const ends = { x1: x(element.x1), y1: y(element.y1), x2: x(element.x2), y2: y(element.y2) };
      return { ...element, ...ends, thickness: element.thickness * factor };
    }
    case 'text':
      return {
        ...element,
        x: x(element.x),
        y: y(element.y),
        size: element.size * factor,
        width: element.width * factor,
      };
    case 'barcode':
      return {
        ...element,
        x: x(element.x),
        y: y(element.y),
        height: element.height * factor,
        module: element.module * factor,
      };
    case 'qr':
      return { ...element, x: x(element.x), y: y(element.y), size: element.size * factor };
    case 'rect':
      return {
        ...element,
        x: x(element.x),
        y: y(element.y),
        width: element.width * factor,
        height: element.height * factor,
        thickness: element.thickness * factor,
      };
    case 'image':
      break;
  }
  return {
    ...element,
    x: x(element.x),
    y: y(element.y),
    width: element.width * factor,
    height: element.height * factor,
  };
}
