import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { EmptyState, FilterBar, Page, Stack } from '@khep/ui';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { AsyncContent } from '../../data/AsyncContent.tsx';
import { toKitFilters, toListQuery } from '../../patterns/list/listFilters.ts';
import type { ListFilter } from '../../patterns/list/listFilters.ts';
import { useListState } from '../../patterns/list/useListState.ts';
import { RatingSummary } from './RatingSummary.tsx';

const filters: readonly ListFilter[] = [{ kind: 'dates', label: 'Rated', defaultPreset: 'last30' }];

/** Shows how buyers rate their deliveries, by courier and in their own words. */
export default function DeliveryRatings() {
  const search = useSearch();
  const kit = useMemo(() => toKitFilters(filters, {}, search), [search]);
  const { values, setValues, problems } = useListState(filters, kit, undefined);
  const query = useMemo(() => toListQuery(filters, values), [values]);
  const { data, error, reload } = useCall(calls.tracking.feedback, { query });
  const ratings = data?.data;
  return (
    <Page title="Delivery ratings" description="How buyers rated their deliveries on the tracking page">
      <Stack gap={24}>
        <FilterBar
          label="Filter ratings"
          filters={kit}
          values={values}
          onChange={setValues}
          problems={problems}
        />
        <AsyncContent
          isLoading={ratings === undefined}
          error={ratings ? undefined : error}
          onRetry={() => void reload()}
        >
          {ratings?.count === 0 ? (
            <EmptyState
              title="No ratings in this period"
              description="Buyers can rate a delivery on its tracking page. Choose other days to see earlier ratings."
            />
          ) : (
            ratings && <RatingSummary ratings={ratings} />
          )}
        </AsyncContent>
      </Stack>
    </Page>
  );
}
