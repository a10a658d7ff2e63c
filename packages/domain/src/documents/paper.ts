import type { Layout, PageElement } from './elements.ts';

/** Paper that a document can be printed on, in millimetres. */
export const papers = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  '4x6': { width: 101.6, height: 152.4 },
} as const;
export type Paper = keyof typeof papers;

/** A page as it goes on other paper: everything smaller or larger by one factor, in the middle. */
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
    things: layout.things.map((thing) => scaled(thing, factor, left, top)),
  };
}

function scaled(thing: PageElement, factor: number, left: number, top: number): PageElement {
  const x = (value: number) => value * factor + left;
  const y = (value: number) => value * factor + top;
  switch (thing.kind) {
    case 'line': {
      const ends = { x1: x(thing.x1), y1: y(thing.y1), x2: x(thing.x2), y2: y(thing.y2) };
      return { ...thing, ...ends, thickness: thing.thickness * factor };
    }
    case 'text':
      return {
        ...thing,
        x: x(thing.x),
        y: y(thing.y),
        size: thing.size * factor,
        width: thing.width * factor,
      };
    case 'barcode':
      return {
        ...thing,
        x: x(thing.x),
        y: y(thing.y),
        height: thing.height * factor,
        module: thing.module * factor,
      };
    case 'qr':
      return { ...thing, x: x(thing.x), y: y(thing.y), size: thing.size * factor };
    case 'rect':
      return {
        ...thing,
        x: x(thing.x),
        y: y(thing.y),
        width: thing.width * factor,
        height: thing.height * factor,
        thickness: thing.thickness * factor,
      };
    case 'image':
      break;
  }
  return {
    ...thing,
    x: x(thing.x),
    y: y(thing.y),
    width: thing.width * factor,
    height: thing.height * factor,
  };
}
