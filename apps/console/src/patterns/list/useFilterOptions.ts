import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { riskLimits } from '@khep/domain/rtoRisk';
import type { FilterOption } from '@khep/ui';
import { useMemo } from 'react';
import { useWarehouses } from '../../data/useLookups.ts';
import { neededSources } from './listFilters.ts';
import type { ListFilter, LoadedOptions } from './listFilters.ts';

/** From here on an order has a high or a medium risk. */
const riskOptions: readonly FilterOption[] = [
  { id: String(riskLimits.high * 100), label: 'High' },
  { id: String(riskLimits.medium * 100), label: 'Medium or high' },
];

const named = ({ id, name }: { id: string; name: string }): FilterOption => ({ id, label: name });

/** Loads the options that the filters of a list name. */
export function useFilterOptions(filters: readonly ListFilter[]): LoadedOptions {
  const needed = useMemo(() => neededSources(filters), [filters]);
  const channels = useCall(calls.master.channels, needed.has('channels') ? undefined : null).data;
  const couriers = useCall(calls.courier.list, needed.has('couriers') ? undefined : null).data;
  const proof = useCall(calls.rtoRisk.proof, needed.has('risks') ? undefined : null, { quiet: true }).data;
  const skus = useCall(calls.sku.all, needed.has('skus') ? undefined : null).data;
  const needsWarehouses = needed.has('warehouses');
  const { rows: warehouses, isLoading } = useWarehouses({ isNeeded: needsWarehouses });
  return useMemo(
    () => ({
      ...(channels && { channels: channels.data.channels.map(named) }),
      ...(couriers && {
        couriers: couriers.data.couriers.map(({ courier_id, name }) => ({
          id: String(courier_id),
          label: name,
        })),
      }),
      // Orders have a risk only if it is proven.
      ...(proof && { risks: proof.data.is_proven ? riskOptions : [] }),
      ...(skus && {
        skus: skus.data.skus.map(({ sku_id, sku_name }) => ({ id: sku_id, label: sku_name })),
      }),
      ...(needsWarehouses && !isLoading && { warehouses: warehouses.map(named) }),
    }),
    [channels, couriers, proof, skus, warehouses, needsWarehouses, isLoading],
  );
}
