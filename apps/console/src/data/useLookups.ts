import { calls } from '@khep/api';
import type { ResponseOf, PackingPreference } from '@khep/api';
import { useCall } from '@khep/api/hooks';

type Couriers = ResponseOf<typeof calls.courier.list>['data']['couriers'];
type Channels = ResponseOf<typeof calls.master.channels>['data']['channels'];
type Warehouses = ResponseOf<typeof calls.warehouse.list>['data']['warehouses'];
type Skus = ResponseOf<typeof calls.sku.all>['data']['skus'];
type Boxes = ResponseOf<typeof calls.box.all>['data']['boxes'];

const noBoxes: Boxes = [];
const unsaidPreference: PackingPreference = { objective: 'cost', padding: 0 };

/** Options for pickers. Empty while loading; all screens share one response. */
export interface Lookup<Rows> {
  rows: Rows;
  isLoading: boolean;
}

/** All courier services that can be booked. */
export function useCouriers(): Lookup<Couriers> {
  const { data, isLoading } = useCall(calls.courier.list);
  return { rows: data?.data.couriers ?? [], isLoading };
}

/** Sales channels. */
export function useChannels(): Lookup<Channels> {
  const { data, isLoading } = useCall(calls.master.channels);
  return { rows: data?.data.channels ?? [], isLoading };
}

/** The brand's warehouses, up to 200. */
export function useWarehouses(): Lookup<Warehouses> {
  const { data, isLoading } = useCall(calls.warehouse.list, { query: { page_size: 200 } });
  return { rows: data?.data.warehouses ?? [], isLoading };
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
