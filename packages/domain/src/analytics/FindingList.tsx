import { ChevronDownIcon, ChevronUpIcon, Link } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { analyticsMessages } from '../messages/analytics.ts';
import { formatPercent, formatRupees, rupeesToPaise } from '../money/index.ts';
import { findingAction } from './findings/findingPages.ts';
import type { FindingKind } from './findings/findChanges.ts';
import type { FindingAction, FindingMetric } from './findings/findingPages.ts';
import { fewestEvents } from './findings/searchSegments.ts';
import { metricOf } from './metrics.ts';
import * as styles from './FindingList.css.ts';

const defaults = analyticsMessages.findingList;

/** A finding as the call has it: per cent and rupees. */
export interface ShownFinding {
  metric: FindingMetric;
  kind: FindingKind;
  /** Of the events to avoid: `up` is bad news. */
  direction: 'up' | 'down';
  where: readonly { dimension: string; value: string; label: string }[];
  rate_before: number;
  rate_after: number;
  share_before: number;
  share_after: number;
  parcels: number;
  excess: number;
  excess_low: number;
  excess_high: number;
  amount: number | null;
  amount_low: number | null;
  amount_high: number | null;
}

export interface FindingListProps {
  findings: readonly ShownFinding[];
  /** Whether any rate had enough events for a finding. */
  hasEnough: boolean;
  /** Days of the compared period: "22 Sep – 21 Oct". */
  compared: string;
  /** Where the numbers of a finding are. */
  evidenceHref: (finding: ShownFinding) => string;
  /** Where to act; undefined if the user can't. */
  actionHref: (action: FindingAction, finding: ShownFinding) => string | undefined;
}

const percent = (value: number) => formatPercent(value, { decimals: 1 });
const rupees = (amount: number) =>
  formatRupees(rupeesToPaise(Math.abs(Math.round(amount))), { decimals: 'never' });

/** The few changes that are more than chance, each with its size, its evidence and what to do. */
export function FindingList({ findings, hasEnough, compared, evidenceHref, actionHref }: FindingListProps) {
  const messages = useDomainMessages('findingList', defaults);
  if (findings.length === 0)
    return (
      <div data-component="FindingList">
        <p className={styles.lead}>{hasEnough ? messages.quiet : messages.tooFew}</p>
        <p className={styles.detail}>
          {hasEnough ? messages.quietHelp(compared) : messages.tooFewHelp(fewestEvents)}
        </p>
      </div>
    );

  const whereOf = ({ where }: ShownFinding) =>
    where
      .map(({ dimension, value, label }) =>
        dimension === 'zone' && value !== '' ? messages.zone(label) : label,
      )
      .join(', ');

  function lead(finding: ShownFinding): string {
    const { metric, kind, direction, rate_after } = finding;
    const name = messages.rates[metric];
    const isHigher = (direction === 'up') !== (metricOf(metric).isUpGood === true);
    const where = whereOf(finding);
    if (kind === 'mix')
      return isHigher ? messages.raisedByMix(name, where) : messages.loweredByMix(name, where);
    const value = percent(rate_after);
    if (kind === 'overall')
      return isHigher ? messages.roseOverall(name, value) : messages.fellOverall(name, value);
    return isHigher ? messages.rose(name, value, where) : messages.fell(name, value, where);
  }

  function evidence(finding: ShownFinding): string {
    const { kind, rate_before, parcels, share_after, share_before } = finding;
    return kind === 'mix'
      ? messages.share(whereOf(finding), percent(share_after), percent(share_before))
      : messages.before(percent(rate_before), parcels);
  }

  function size({ metric, direction, excess, ...interval }: ShownFinding): string[] {
    const isMore = direction === 'up';
    const ends = (low: number, high: number) => (isMore ? ([low, high] as const) : ([-high, -low] as const));
    const count = (isMore ? messages.more : messages.fewer)[metric](Math.abs(excess));
    const { amount, amount_low, amount_high, excess_low, excess_high } = interval;
    if (amount === null || amount_low === null || amount_high === null)
      return [count, messages.between(...ends(excess_low, excess_high))];
    const [low, high] = ends(amount_low, amount_high);
    const money = isMore ? messages.lost : messages.saved;
    return [count, money(rupees(amount), rupees(low), rupees(high))];
  }

  return (
    <ul className={styles.list} data-component="FindingList">
      {findings.map((finding) => {
        const { metric, kind, direction, where } = finding;
        const values = Object.fromEntries(where.map(({ dimension, value }) => [dimension, value]));
        const action = findingAction({ metric, direction, where: values });
        const href = action && actionHref(action, finding);
        const isHigher = (direction === 'up') !== (metricOf(metric).isUpGood === true);
        const Mark = isHigher ? ChevronUpIcon : ChevronDownIcon;
        const text = lead(finding);
        return (
          <li key={[metric, kind, ...Object.values(values)].join('|')} className={styles.item}>
            <span className={styles.mark[direction === 'up' ? 'critical' : 'positive']}>
              <Mark size={16} />
            </span>
            <div className={styles.words}>
              <p className={styles.lead}>{text}</p>
              <p className={styles.detail}>{evidence(finding)}</p>
              <p className={styles.detail}>{size(finding).join('; ')}.</p>
              <div className={styles.links}>
                <Link href={evidenceHref(finding)}>{messages.evidence}</Link>
                {action && href !== undefined && <Link href={href}>{messages.actions[action]}</Link>}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
