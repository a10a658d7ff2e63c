/** The point of a text at its position. */
export type TextAlign = 'start' | 'middle' | 'end';

/** Text on its baseline. Positions in millimetres from the top left corner of the page. */
export interface TextElement {
  kind: 'text';
  x: number;
  /** Baseline. */
  y: number;
  text: string;
  /** Font size in mm. */
  size: number;
  bold?: boolean;
  /** The point of the text at `x`. @default 'start' */
  align?: TextAlign;
  /** Maximum width; wider text is condensed. */
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
  /** Filled black; otherwise outlined with `thickness`. */
  filled: boolean;
  thickness: number;
}

export interface BarcodeElement {
  kind: 'barcode';
  text: string;
  /** Left edge of the first bar, after the quiet zone. */
  x: number;
  y: number;
  height: number;
  /** Width of one module in mm. */
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
  /** Rows of modules; dark if true. */
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

export interface Layout {
  width_mm: number;
  height_mm: number;
  elements: PageElement[];
  /** Problems to show to the person who prints. */
  problems: string[];
}

/** Returns the element moved by an offset. */
export function moveElement(element: PageElement, dx: number, dy: number): PageElement {
  if (element.kind === 'line') {
    return { ...element, x1: element.x1 + dx, x2: element.x2 + dx, y1: element.y1 + dy, y2: element.y2 + dy };
  }
  return { ...element, x: element.x + dx, y: element.y + dy };
}
