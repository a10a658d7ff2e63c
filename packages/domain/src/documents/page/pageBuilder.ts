import { DOT_MM, fitBarcode } from './barcodeFit.ts';
import { LINE, cutText, fitText, wrapText } from './textWidth.ts';
import type { Layout, PageElement, TextAlign } from './elements.ts';

export interface Ink {
  size: number;
  bold?: boolean;
  align?: TextAlign;
  inverse?: boolean;
}

/** Builds a page and collects problems. */
export class PageBuilder {
  readonly elements: PageElement[] = [];
  readonly problems: string[] = [];
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Adds a line of text with its top at `y`, cut with … if wider than `width`. */
  text(x: number, y: number, width: number, text: string, ink: Ink): number {
    const line = cutText(text, { size: ink.size, bold: ink.bold, width });
    const at = ink.align === 'middle' ? x + width / 2 : ink.align === 'end' ? x + width : x;
    this.elements.push({ kind: 'text', x: at, y: y + ink.size * 0.86, text: line, width, ...ink });
    return y + ink.size * LINE;
  }

  /** Adds up to `ink.lines` lines; @returns the y below them. */
  lines(x: number, y: number, width: number, text: string, ink: Ink & { lines: number }): number {
    const { lines, ...one } = ink;
    let next = y;
    for (const line of wrapText(text, { size: ink.size, bold: ink.bold, width, lines })) {
      next = this.text(x, next, width + 0.01, line, one);
    }
    return next;
  }

  /**
   * Adds a text that the law or the courier needs whole: in smaller type and on more lines where it is long. What doesn't
   * fit even so is cut, and is a problem of the page.
   * @param room how high it may be, its smallest type in mm, and what it is: "The buyer's name"
   * @returns the y below it
   */
  whole(
    x: number,
    y: number,
    width: number,
    text: string,
    { height, least, what, ...ink }: Ink & { height: number; least: number; what: string },
  ): number {
    const { size, lines, isCut } = fitText(text, { width, height, least, size: ink.size, bold: ink.bold });
    if (isCut) this.problems.push(`${what} is too long for this paper and is cut. Shorten it.`);
    let next = y;
    for (const line of lines) next = this.text(x, next, width + 0.01, line, { ...ink, size });
    return next;
  }

  rule(x1: number, y1: number, x2: number, y2: number, thickness = 0.25): void {
    this.elements.push({ kind: 'line', x1, y1, x2, y2, thickness });
  }

  rect(x: number, y: number, width: number, height: number, filled = false): void {
    this.elements.push({ kind: 'rect', x, y, width, height, filled, thickness: 0.25 });
  }

  /**
   * Adds a Code 128 centred in `width`, as wide as whole printer dots allow, at least two dots per module.
   * Adds nothing if it doesn't fit.
   */
  barcode(x: number, y: number, width: number, height: number, text: string): boolean {
    const fit = fitBarcode(text, width);
    if ('problem' in fit) {
      this.problems.push(fit.problem);
      return false;
    }
    const { code, dots } = fit;
    const module = dots * DOT_MM;
    // Aligned to printer dots, so that every edge is sharp.
    const start = Math.round((x + (width - code.modules * module) / 2) / DOT_MM) * DOT_MM;
    this.elements.push({ kind: 'barcode', text, x: start, y, height, module, widths: code.widths });
    return true;
  }

  page(): Layout {
    return { width_mm: this.width, height_mm: this.height, elements: this.elements, problems: this.problems };
  }
}
