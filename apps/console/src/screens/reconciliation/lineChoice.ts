import type { LineChoice } from '@khep/domain/reconciliation/ui';
import { paths } from '../../paths.ts';
import { selectAllParam } from '../../patterns/list/useSelectFromUrl.ts';

/** The address of the invoice lines that a number of the dashboard counts. */
export function linesHref(invoiceId: string, choice: LineChoice = {}): string {
  const params = new URLSearchParams({ ...(invoiceId !== '' && { invoice_id: invoiceId }), ...choice });
  return `${paths.reconciliation()}${params.size === 0 ? '' : `?${params.toString()}`}#invoice-lines`;
}

/** The address of the lines under review with a cause; with `isSelected` all of them are selected. */
export function causeHref(
  invoiceId: string,
  { id, category }: { id: string; category: string },
  { isSelected }: { isSelected: boolean } = { isSelected: true },
): string {
  const href = linesHref(invoiceId, { cause: id, primary_category: category, status: 'under_review' });
  return isSelected ? href.replace('#', `&${selectAllParam}#`) : href;
}

/** The address of the COD lines that a number of the dashboard counts. */
export function codLinesHref(
  filter: { category?: string; age?: string; remittance_id?: string } = {},
): string {
  return `${paths.reconciliation()}?${new URLSearchParams({ tab: 'cod', ...filter }).toString()}#remittance-lines`;
}

/** The address of the lines of an upload. */
export const fileHref = ({ id, kind }: { id: string; kind: 'invoice' | 'cod' }): string =>
  kind === 'invoice' ? linesHref(id) : codLinesHref({ remittance_id: id });
