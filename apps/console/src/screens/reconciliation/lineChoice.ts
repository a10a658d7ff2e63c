import { paths } from '../../paths.ts';
import { selectAllParam } from '../../patterns/list/useSelectFromUrl.ts';

/** Filters that a number of the dashboard opens. */
export type LineChoice = Partial<
  Record<'status' | 'category' | 'primary_category' | 'sum' | 'cause' | 'age' | 'courier_ids', string>
>;

/** The address of the invoice lines that a number of the dashboard counts. */
export function linesHref(invoiceId: string, choice: LineChoice = {}): string {
  const params = new URLSearchParams({ ...(invoiceId !== '' && { invoice_id: invoiceId }), ...choice });
  return `${paths.reconciliation()}${params.size === 0 ? '' : `?${params.toString()}`}#invoice-lines`;
}

/** The address of the lines under review with a cause, all of them selected. */
export function causeHref(invoiceId: string, cause: string, category: string): string {
  const [path = '', hash = ''] = linesHref(invoiceId, {
    cause,
    primary_category: category,
    status: 'under_review',
  }).split('#');
  return `${path}&${selectAllParam}#${hash}`;
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
