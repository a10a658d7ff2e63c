import type { GstMonth } from '@khep/api';
import type { GstFigure } from '@khep/domain/gst';
import { paths } from '../../paths.ts';

/** The list of documents behind a figure of a return, in one place of supply if it has one. */
export function gstDocumentsHref(
  { gstin, month }: Pick<GstMonth, 'gstin' | 'month'>,
  figure: GstFigure,
  place?: string,
): string {
  return paths.finance(
    'gst-documents',
    new URLSearchParams({ gstin, month, figure, ...(place !== undefined && { place }) }),
  );
}
