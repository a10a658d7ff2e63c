import { Grid, Stat } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { domainMessages } from '../messages.ts';
import { formatPercent, formatRupeeValue } from '../money/index.ts';

const defaults = domainMessages.homeStats;

/** The day's numbers. */
export interface HomeStatsData {
  orders_today: number;
  /** Percent against the same weekday last week; null without orders then. */
  orders_today_change: number | null;
  to_ship: number;
  to_ship_packed: number;
  delivered_this_week: number;
  /** Percent. */
  delivered_share: number | null;
}

export interface HomeStatsProps {
  /** Undefined while they are loading. */
  stats: HomeStatsData | undefined;
  /** Rupees collected and not yet remitted; null for users without access to money, undefined while it is loading. */
  codDue: number | null | undefined;
}

/** The day's numbers: orders, what is to ship, what was delivered, and COD that is due. */
export function HomeStats({ stats, codDue }: HomeStatsProps) {
  const messages = useDomainMessages('homeStats', defaults);
  const change = stats?.orders_today_change ?? undefined;
  const share = stats?.delivered_share ?? undefined;
  return (
    <Grid columns={{ base: 2, lg: 4 }} gap={16}>
      <Stat
        label={messages.orders}
        value={stats?.orders_today}
        note={change === undefined ? undefined : formatPercent(change, { decimals: 0, isSigned: true })}
        noteTone={(change ?? 0) >= 0 ? 'positive' : 'neutral'}
      />
      <Stat
        label={messages.unshipped}
        value={stats?.to_ship}
        note={stats && messages.packed(stats.to_ship_packed)}
      />
      <Stat
        label={messages.delivered}
        value={stats?.delivered_this_week}
        note={share === undefined ? undefined : formatPercent(share, { decimals: 1 })}
        noteTone="positive"
      />
      {codDue !== null && (
        <Stat
          label={messages.codDue}
          value={codDue === undefined ? undefined : formatRupeeValue(codDue, { decimals: 'never' })}
          note={codDue === undefined ? undefined : messages.notRemitted}
        />
      )}
    </Grid>
  );
}
