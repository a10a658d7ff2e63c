import { isEmailedPage, metricOf } from '@khep/domain/analytics';
import type { MetricId } from '@khep/domain/analytics';
import { Accordion, Button, DescriptionList, FilterBar, Page, Stack } from '@khep/ui';
import type { DataGridColumn, FilterOption } from '@khep/ui';
import { indianStates } from '@khep/domain/india';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { toKitFilters } from '../../../patterns/list/listFilters.ts';
import type { ListFilter } from '../../../patterns/list/listFilters.ts';
import { useFilterOptions } from '../../../patterns/list/useFilterOptions.ts';
import { ListSavedViews } from '../../../patterns/list/ListSavedViews.tsx';
import { useListViews } from '../../../patterns/list/useListViews.ts';
import { useListState } from '../../../patterns/list/useListState.ts';
import { isWithoutToday, toAnalyticsQuery } from './analyticsQuery.ts';
import type { AnalyticsQuery } from './analyticsQuery.ts';
import { DifferencesNotice } from './DifferencesNotice.tsx';
import { EmailDrawer } from './EmailDrawer.tsx';
import { FigureDrawer } from './FigureDrawer.tsx';
import { openFigure, withoutFigure } from './figureLink.ts';
import { describeMetric } from './metricText.ts';
import { ReceiptDrawer } from './ReceiptDrawer.tsx';
import { latestKnown, openReceipt, withReceipt } from './receiptLink.ts';
import type { OpenReceipt } from './receiptLink.ts';

const stateOptions: readonly FilterOption[] = indianStates
  .map(({ name }) => ({ id: name, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** The filters that the pages offer. Their names are those of the query. */
export const analyticsFilters = {
  state: { kind: 'anyOf', id: 'state', label: 'State', options: stateOptions },
  payment: {
    kind: 'anyOf',
    id: 'paymentMode',
    label: 'Payment',
    options: { cod: 'Cash on delivery', prepaid: 'Prepaid' },
  },
  courier: { kind: 'anyOf', id: 'carrierPartner', label: 'Courier', options: 'couriers' },
  warehouse: { kind: 'anyOf', id: 'warehouse', label: 'Warehouse', options: 'warehouses' },
  sku: { kind: 'anyOf', id: 'sku', label: 'SKU', options: 'skus' },
  billedCourier: { kind: 'anyOf', id: 'prepaidCarrierPartner', label: 'Invoices of', options: 'couriers' },
  codCourier: { kind: 'anyOf', id: 'codCarrierPartner', label: 'COD of', options: 'couriers' },
} as const satisfies Record<string, ListFilter>;

const periodFilters: readonly ListFilter[] = [
  { kind: 'dates', label: 'Period', defaultPreset: 'last30' },
  {
    kind: 'oneOf',
    id: 'compare',
    label: 'Compare with',
    options: { previous: 'The days before', last_year: 'Same weekdays last year' },
  },
];

interface AnalyticsPageProps {
  title: string;
  description: string;
  /** Besides the period and what it is compared with. Memoize or declare outside. */
  filters?: readonly ListFilter[];
  /** The metrics of the page, whose definitions are listed below. */
  metrics: readonly MetricId[];
  /** Cards, each with its own request. */
  children: (query: AnalyticsQuery) => ReactNode;
}

const noFilters: readonly ListFilter[] = [];
/** A view of a page is its filters. */
const noColumns: readonly DataGridColumn<never>[] = [];

/** A page of analytics: filters in the URL, cards that load on their own, and what the numbers count. */
export function AnalyticsPage({
  title,
  description,
  filters: own = noFilters,
  metrics,
  children,
}: AnalyticsPageProps) {
  const search = useSearch();
  const [pathname, navigate] = useLocation();
  const figure = useMemo(() => openFigure(search), [search]);
  const filters = useMemo(() => [...periodFilters, ...own], [own]);
  const options = useFilterOptions(filters);
  const kit = useMemo(() => toKitFilters(filters, options, search), [filters, options, search]);
  const page = pathname.split('/').at(-1) ?? '';
  const [isEmailOpen, setEmailOpen] = useState(false);
  const receipt = useMemo(() => openReceipt(search), [search]);
  const showReceipt = (next: OpenReceipt | undefined) =>
    navigate(`${pathname}?${withReceipt(search, next)}`, { replace: receipt !== undefined });
  const state = useListState(filters, kit, undefined);
  const { values, setValues, problems } = state;
  const { savedViews, conflict } = useListViews({
    list: `analytics-${page}`,
    columns: noColumns,
    filters,
    kit,
    state,
    defaultSort: undefined,
    isEnabled: true,
  });
  const query = useMemo(() => toAnalyticsQuery(filters, values), [filters, values]);
  const definitions = metrics.map((id) => ({ term: metricOf(id).label, detail: describeMetric(id) }));
  return (
    <Page
      title={title}
      actions={
        isEmailedPage(page) && (
          <>
            <Button onPress={() => showReceipt({ known: latestKnown })}>Earlier numbers</Button>
            <Button onPress={() => setEmailOpen(true)}>Email</Button>
          </>
        )
      }
      description={isWithoutToday(query) ? `${description}. Today counts once it is over.` : description}
    >
      <Stack gap={24}>
        <FilterBar
          label={`Filter ${title}`}
          filters={kit}
          values={values}
          onChange={setValues}
          problems={problems}
          actions={<ListSavedViews savedViews={savedViews} conflict={conflict} />}
        />
        <DifferencesNotice />
        {children(query)}
        {isEmailOpen && (
          <EmailDrawer page={page} title={title} query={query} onClose={() => setEmailOpen(false)} />
        )}
        {receipt && isEmailedPage(page) && (
          <ReceiptDrawer page={page} title={title} query={query} receipt={receipt} onChange={showReceipt} />
        )}
        {figure && (
          <FigureDrawer
            figure={figure}
            query={query}
            onClose={() => navigate(`${pathname}?${withoutFigure(search)}`, { replace: true })}
          />
        )}
        <Accordion
          level={2}
          items={[
            {
              id: 'definitions',
              title: 'What the numbers count',
              content: <DescriptionList layout="stacked" items={definitions} />,
            },
          ]}
        />
      </Stack>
    </Page>
  );
}
