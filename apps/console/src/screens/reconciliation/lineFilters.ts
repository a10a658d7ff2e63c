import {
  invoiceCategories,
  invoiceCategoryLabels,
  lineStatusLabels,
  lineSumLabels,
} from '@khep/domain/reconciliation';
import { courierFilter } from '../../patterns/list/listFilters.ts';
import { ageOptions } from './ageOptions.ts';

const issues = invoiceCategories.map((id) => ({ id, label: invoiceCategoryLabels[id] }));

/** Filters of invoice lines. Dashboards link to all of them. */
export const lineFilters = [
  { kind: 'oneOf', id: 'status', label: 'Status', options: lineStatusLabels },
  {
    kind: 'oneOf',
    id: 'category',
    label: 'Issue',
    options: [...issues, { id: 'UNPRICED', label: 'Not priced' }],
  },
  {
    kind: 'oneOf',
    id: 'primary_category',
    label: 'Main issue',
    options: [...issues, { id: 'NONE', label: 'Within tolerance' }],
  },
  { kind: 'oneOf', id: 'sum', label: 'Counted in', options: lineSumLabels },
  courierFilter,
  { kind: 'linked', id: 'cause', label: 'Lines of', what: 'one cause' },
  { kind: 'linked', id: 'invoice_id', label: 'Lines of', what: 'one invoice' },
  { kind: 'oneOf', id: 'age', label: 'Days old', options: ageOptions },
  { kind: 'dates', label: 'Invoice date' },
] as const;
