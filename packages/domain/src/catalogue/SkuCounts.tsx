import { Grid, Stat } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';

const defaults = domainMessages.skuCounts;

export interface SkuCountsProps {
  /** Undefined while they are loading. */
  counts:
    | {
        active: number;
        inactive: number;
        out_of_stock: number;
        combos: number;
        /** Without weight or dimensions: can't be packed. */
        without_size: number;
      }
    | undefined;
}

/** How many products there are, and what is wrong with some of them. */
export function SkuCounts({ counts }: SkuCountsProps) {
  const messages = useDomainMessages('skuCounts', defaults);
  return (
    <Grid columns={{ base: 2, lg: 4 }} gap={16}>
      <Stat
        label={messages.active}
        value={counts?.active}
        note={counts && counts.inactive > 0 ? messages.inactive(counts.inactive) : undefined}
      />
      <Stat label={messages.outOfStock} value={counts?.out_of_stock} />
      <Stat label={messages.combos} value={counts?.combos} />
      <Stat
        label={messages.withoutSize}
        value={counts?.without_size}
        note={counts && counts.without_size > 0 ? messages.unpackable : undefined}
        noteTone="critical"
      />
    </Grid>
  );
}
