import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labelToSvg, labelToZpl, layoutLabel, sampleLabel } from '@khep/domain/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zplToBase64Async } from 'zpl-renderer-js';
import { createDocuments } from './index.ts';
import type { Documents } from './index.ts';

/** The side of a cell in millimetres: fonts differ between printers, the place of things must not. */
const CELL_MM = 4;

describe('one label on a screen, on paper and on a thermal printer', () => {
  let documents: Documents;
  let folder: string;
  const layout = layoutLabel(sampleLabel);
  const columns = Math.floor(layout.width_mm / CELL_MM);
  const rows = Math.floor(layout.height_mm / CELL_MM);
  beforeAll(() => {
    documents = createDocuments({ now: () => new Date('2026-11-21T04:00:00Z') });
    folder = mkdtempSync(join(tmpdir(), 'khep-label-'));
  });
  afterAll(async () => {
    await documents.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** How much of each cell is ink, from 0 to 1. */
  async function inkOf(picture: Uint8Array): Promise<Float64Array> {
    const scale = 8;
    const width = columns * scale;
    const { data } = await sharp(picture)
      .flatten({ background: 'white' })
      .resize(width, rows * scale, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ink = new Float64Array(columns * rows);
    data.forEach((value, at) => {
      const cell = Math.floor(Math.floor(at / width) / scale) * columns + Math.floor((at % width) / scale);
      ink[cell] = (ink[cell] ?? 0) + (1 - value / 255) / (scale * scale);
    });
    return ink;
  }

  /** Pearson's correlation of two pictures, cell by cell. */
  function likeness(a: Float64Array, b: Float64Array): number {
    const mean = (of: Float64Array) => of.reduce((sum, value) => sum + value, 0) / of.length;
    const [meanA, meanB] = [mean(a), mean(b)];
    let both = 0;
    let squareA = 0;
    let squareB = 0;
    a.forEach((value, at) => {
      const [x, y] = [value - meanA, (b[at] ?? 0) - meanB];
      both += x * y;
      squareA += x * x;
      squareB += y * y;
    });
    return both / Math.sqrt(squareA * squareB);
  }

  async function pictures() {
    const pdf = join(folder, 'label.pdf');
    writeFileSync(pdf, await documents.labels([sampleLabel]));
    execFileSync('pdftoppm', ['-r', '203', '-gray', '-png', '-singlefile', pdf, join(folder, 'label')]);
    const zpl = await zplToBase64Async(labelToZpl(layout), layout.width_mm, layout.height_mm, 8);
    return {
      paper: await inkOf(readFileSync(join(folder, 'label.png'))),
      screen: await inkOf(
        await sharp(Buffer.from(labelToSvg(layout)), { density: 203 })
          .png()
          .toBuffer(),
      ),
      thermal: await inkOf(Buffer.from(zpl, 'base64')),
    };
  }

  it('looks alike in all three', async () => {
    const { paper, screen, thermal } = await pictures();
    expect(likeness(paper, screen)).toBeGreaterThan(0.97);
    expect(likeness(paper, thermal)).toBeGreaterThan(0.93);
    // The measure tells labels apart: upside down it is another picture.
    expect(likeness(paper, screen.toReversed())).toBeLessThan(0.5);
  });

  it('is a PDF that a checker finds nothing wrong with, of at most 6 kB a label', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      ...sampleLabel,
      shipment: { ...sampleLabel.shipment, awb: `DL${1_234_567_000_000 + at}` },
    }));
    const bytes = await documents.labels(many);
    const path = join(folder, 'many.pdf');
    writeFileSync(path, bytes);
    const said = execFileSync('qpdf', ['--check', path], { encoding: 'utf8' });
    expect(said).toMatch(/No syntax or stream encoding errors found/);
    expect(bytes.length / many.length).toBeLessThan(6 * 1024);
  });
});
