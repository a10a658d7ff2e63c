import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';
import { Stat, Grid } from '@khep/ui';

/** Counts of the catalogue. Empty after an error, which the list below shows. */
export function SkuCards() {
  const { data, error } = useCall(calls.sku.analytics);
  if (error) return null;
  const counts = data?.data;
  return (
    <Grid columns={{ base: 2, lg: 4 }} gap={16}>
      <Stat
        label="Active SKUs"
        value={counts?.active}
        note={counts && counts.inactive > 0 ? `${counts.inactive} inactive` : undefined}
      />
      <Stat label="Out of stock" value={counts?.out_of_stock} />
      <Stat label="Combos" value={counts?.combos} />
      <Stat
        label="Without weight or size"
        value={counts?.without_size}
        note={counts && counts.without_size > 0 ? "can't be packed" : undefined}
        noteTone="critical"
      />
    </Grid>
  );
}
