import { layoutToZpl } from '@khep/domain/documents';
import type { Layout } from '@khep/domain/documents';
import { createTurns } from '../../base/mapInTurns.ts';
import { drawTextPictures } from './textPictures.ts';

/** Writes labels for a label printer, with Indian scripts as pictures, because printers have no font for them. */
export async function writeZpl(layouts: readonly Layout[]): Promise<string> {
  const labels: string[] = [];
  const pause = createTurns();
  for (const layout of layouts) {
    await pause();
    labels.push(layoutToZpl(layout, await drawTextPictures(layout)));
  }
  return labels.join('\n');
}
