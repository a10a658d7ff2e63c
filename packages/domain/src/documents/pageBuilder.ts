import { DOT_MM, fitBarcode } from './barcodeFit.ts';
import { cutText, wrapText } from './textWidth.ts';
import type { Layout, PageElement } from './elements.ts';

export interface Ink {
  size: number;
  bold?: boolean;
  align?: 'start' | 'middle' | 'end';
  inverse?: boolean;
}

/** A page being written: puts things down and remembers what went wrong. */
export class PageBuilder {
  readonly things: PageElement[] = [];
  readonly problems: string[] = [];
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** One line of text, its top at `y`; cut with … where it is wider than `width`. */
  text(x: number, y: number, width: number, text: string, ink: Ink): number {
    const line = cutText(text, { size: ink.size, bold: ink.bold, width });
    const at = ink.align === 'middle' ? x + width / 2 : ink.align === 'end' ? x + width : x;
    this.things.push({ kind: 'text', x: at, y: y + ink.size * 0.86, text: line, width, ...ink });
    return y + ink.size * 1.25;
  }

  /** Several lines; @returns the y below them. */
  lines(x: number, y: number, width: number, text: string, ink: Ink & { lines: number }): number {
    const { lines, ...one } = ink;
    let next = y;
    for (const line of wrapText(text, { size: ink.size, bold: ink.bold, width, lines })) {
      next = this.text(x, next, width + 0.01, line, one);
    }
    return next;
  }

  rule(x1: number, y1: number, x2: number, y2: number, thickness = 0.25): void {
    this.things.push({ kind: 'line', x1, y1, x2, y2, thickness });
  }

  rect(x: number, y: number, width: number, height: number, filled = false): void {
    this.things.push({ kind: 'rect', x, y, width, height, filled, thickness: 0.25 });
  }

  /**
   * Code 128 in the middle of `width`, as wide as whole printer dots allow and never narrower than
   * two dots to a module. Where it does not go in, nothing is drawn.
   */
  barcode(x: number, y: number, width: number, height: number, text: string): boolean {
    const fit = fitBarcode(text, width);
    if ('problem' in fit) {
      this.problems.push(fit.problem);
      return false;
    }
    const { code, dots } = fit;
    const module = dots * DOT_MM;
    // On a dot, so that every edge falls on one.
    const start = Math.round((x + (width - code.modules * module) / 2) / DOT_MM) * DOT_MM;
    this.things.push({ kind: 'barcode', text, x: start, y, height, module, widths: code.widths });
    return true;
  }

  page(): Layout {
    return { width_mm: this.width, height_mm: this.height, things: this.things, problems: this.problems };
  }
}
