import { calls } from '@khep/api';
import type { ResponseOf, PackingPreference } from '@khep/api';
import { defaultPackingObjective } from '@khep/domain/packing';
import { useCall, useCallInfinite } from '@khep/api/hooks';
import { useEffect } from 'react';

type Couriers = ResponseOf<typeof calls.courier.list>['data']['couriers'];
type CalledOnce = ReturnType<typeof useCall<typeof calls.courier.list>>;
type Channels = ResponseOf<typeof calls.master.channels>['data']['channels'];
type Warehouses = readonly ResponseOf<typeof calls.warehouse.list>['data']['warehouses'][number][];
type Skus = ResponseOf<typeof calls.sku.all>['data']['skus'];
type Boxes = ResponseOf<typeof calls.box.all>['data']['boxes'];

const noBoxes: Boxes = [];
const unsaidPreference: PackingPreference = { objective: defaultPackingObjective, padding: 0 };

/** Options for pickers. Empty while loading; all screens share one response. */
export interface Lookup<Rows> {
  rows: Rows;
  isLoading: boolean;
}

/** All courier services that can be booked. */
export function useCouriers(): Lookup<Couriers> & Pick<CalledOnce, 'error' | 'reload'> {
  const { data, isLoading, error, reload } = useCall(calls.courier.list);
  return { rows: data?.data.couriers ?? [], isLoading, error: data ? undefined : error, reload };
}

/** Sales channels. */
export function useChannels(): Lookup<Channels> {
  const { data, isLoading } = useCall(calls.master.channels);
  return { rows: data?.data.channels ?? [], isLoading };
}

/** All of the brand's warehouses, page after page. */
export function useWarehouses({ isNeeded = true }: { isNeeded?: boolean } = {}): Lookup<Warehouses> {
  const { rows, isLoading, isLoadingMore, hasMore, loadMore } = useCallInfinite(
    calls.warehouse.list,
    isNeeded ? { query: { page_size: 200 } } : null,
  );
  useEffect(() => {
    if (hasMore && !isLoadingMore) loadMore();
  });
  return { rows, isLoading: isLoading || hasMore };
}

/** All active SKUs. */
export function useSkus(): Lookup<Skus> {
  const { data, isLoading } = useCall(calls.sku.all);
  return { rows: data?.data.skus ?? [], isLoading };
}

/** All box sizes, and the brand's packing preference. */
export function useBoxes(): Lookup<Boxes> & { preference: PackingPreference } {
  const { data, isLoading } = useCall(calls.box.all);
  return {
    rows: data?.data.boxes ?? noBoxes,
    preference: data?.data.packing_preference ?? unsaidPreference,
    isLoading,
  };
}
