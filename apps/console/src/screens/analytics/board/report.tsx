import { calls } from '@khep/api';
import type { AnalyticsCall, AnalyticsResponse, RequestOf } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { EmptyState } from '@khep/ui';
import { loadErrorText } from '../../../data/AsyncContent.tsx';
import type { AnalyticsQuery } from './analyticsQuery.ts';

export interface CallProps {
  call: AnalyticsCall<string, string> | typeof calls.analytics.skus.details;
  query: AnalyticsQuery;
  /** Of the details of one SKU. */
  sku?: string | undefined;
}

export type Row = AnalyticsResponse['rows'][number];

export const empty = 'Nothing in this period';

/** Every call of analytics has the same schemas; only its name and path differ. */
export function useReport({ call, query, sku }: CallProps) {
  const { details } = calls.analytics.skus;
  // The details of a SKU have the same schemas, and its id in their path.
  const request = sku === undefined ? { query } : { query, params: { sku_id: sku } };
  const { data, error, reload } = useCall(call as typeof details, request as RequestOf<typeof details>);
  return {
    report: data?.data,
    error: data ? undefined : error,
    retry: () => void reload(),
  };
}

export const numberIn = (row: Row, id: string): number | null => {
  const value = row[id];
  return typeof value === 'number' ? value : null;
};

/** Frames of charts show loading, errors and an empty period themselves. */
export const frame = ({ report, error, retry }: ReturnType<typeof useReport>) => ({
  isLoading: report === undefined && error === undefined,
  error: error && loadErrorText(error),
  onRetry: retry,
  empty: <EmptyState title={empty} />,
});

export interface ChartCardProps extends CallProps {
  title: string;
  description?: string;
  /** Heading level. @default 2 */
  level?: 2 | 3;
}

/** The head of a chart, as given. */
export const head = ({ title, description, level = 2 }: Omit<ChartCardProps, keyof CallProps>) => ({
  title,
  level,
  ...(description === undefined ? {} : { description }),
});
