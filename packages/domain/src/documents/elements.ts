/** Placed on the page: millimetres from the top left corner; text sits on its baseline. */
export interface TextElement {
  kind: 'text';
  x: number;
  /** Baseline. */
  y: number;
  text: string;
  /** Font size in mm. */
  size: number;
  bold?: boolean;
  /** Which point of the text `x` is. @default 'start' */
  align?: 'start' | 'middle' | 'end';
  /** It is squeezed rather than wider than this. */
  width: number;
  /** White, on a filled rectangle. */
  inverse?: boolean;
}

export interface LineElement {
  kind: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  thickness: number;
}

export interface RectElement {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Filled black; else an outline of `thickness`. */
  filled: boolean;
  thickness: number;
}

export interface BarcodeElement {
  kind: 'barcode';
  text: string;
  /** Left edge of the first bar; the quiet zone lies outside. */
  x: number;
  y: number;
  height: number;
  /** Width of one module, mm. */
  module: number;
  /** Bar, space, bar, … in modules. */
  widths: readonly number[];
}

export interface QrElement {
  kind: 'qr';
  text: string;
  x: number;
  y: number;
  size: number;
  /** Rows of modules, dark where true. */
  modules: readonly (readonly boolean[])[];
}

export interface ImageElement {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  /** A data: URL of a PNG or JPEG. */
  source: string;
  alt: string;
}

export type PageElement = TextElement | LineElement | RectElement | BarcodeElement | QrElement | ImageElement;

/** One page. */
export interface Layout {
  width_mm: number;
  height_mm: number;
  things: PageElement[];
  /** What could not be drawn as it should, for the person who prints. */
  problems: string[];
}

/** The same thing elsewhere. */
export function moveElement(thing: PageElement, dx: number, dy: number): PageElement {
  if (thing.kind === 'line') {
    return { ...thing, x1: thing.x1 + dx, x2: thing.x2 + dx, y1: thing.y1 + dy, y2: thing.y2 + dy };
  }
  return { ...thing, x: thing.x + dx, y: thing.y + dy };
}
