import { StatusBadge } from '@khep/ui';
import { useDomainMessages } from '../DomainMessagesProvider.tsx';
import { CourierBadge } from '../couriers/CourierBadge.tsx';
import { formatRecentTime, formatTime } from '../days/index.ts';
import { homeMessages } from '../messages/home.ts';
import { formatNumber, formatPercent } from '../money/index.ts';
import { formatCountdown, urgentMs } from '../shipToday/countdown.ts';
import { judgeCutOff } from '../warehouse/cutOff/forecastCutOff.ts';
import * as styles from './CutOffList.css.ts';

const defaults = homeMessages.cutOffList;
const tones = { makes: 'positive', tight: 'caution', misses: 'critical' } as const;

/** The next van of a courier at a warehouse. */
export interface CutOffData {
  warehouse_id: string;
  warehouse_name: string;
  courier_name: string;
  /** ISO time. */
  leaves_at: string | null;
  parcels: number;
  packed: number;
  /** When the last parcel is packed, from the scans at the benches. */
  forecast: {
    early: string;
    late: string;
    chance: number;
    packers: number;
    packers_needed: number | null;
  } | null;
}

export interface CutOffListProps {
  vans: readonly CutOffData[];
  now: Date;
  /** For brands with parcels in several. @default false */
  showsWarehouse?: boolean;
}

/** The vans that leave next: how long is left, and whether the benches make it. */
export function CutOffList({ vans, now, showsWarehouse = false }: CutOffListProps) {
  const messages = useDomainMessages('cutOffList', defaults);
  const start = now.getTime();
  const end = Math.max(
    ...vans.flatMap(({ leaves_at, forecast }) =>
      [leaves_at, forecast?.late ?? null].flatMap((at) => (at === null ? [] : [Date.parse(at)])),
    ),
    start + 1,
  );
  // Said once above the list where it is of all vans.
  const hasForecasts = vans.some(({ forecast, packed, parcels }) => forecast !== null || packed === parcels);
  const place = (at: string) =>
    `${Math.min(100, Math.max(0, ((Date.parse(at) - start) / (end - start)) * 100))}%`;
  return (
    <>
      {!hasForecasts && <p className={styles.note}>{messages.noForecasts}</p>}
      <ul className={hasForecasts ? styles.list : styles.short} data-component="CutOffList">
        {vans.map((van) => {
          const { courier_name, leaves_at, parcels, packed, forecast, warehouse_id, warehouse_name } = van;
          const left = leaves_at === null ? undefined : formatCountdown(leaves_at, start);
          const isUrgent = leaves_at !== null && Date.parse(leaves_at) - start < urgentMs;
          const count =
            packed === 0 && forecast === null
              ? messages.parcels(formatNumber(parcels), parcels)
              : messages.packed(formatNumber(packed), formatNumber(parcels));
          return (
            <li
              key={`${warehouse_id} ${courier_name}`}
              className={hasForecasts ? styles.item : styles.shortItem}
            >
              <CourierBadge name={courier_name} />
              <span className={styles.words}>
                {courier_name}
                <span className={styles.detail}>
                  {showsWarehouse ? `${count}, ${warehouse_name}` : count}
                </span>
              </span>
              <span>
                {leaves_at !== null && (
                  <>
                    <time className={styles.time} dateTime={leaves_at}>
                      {formatRecentTime(leaves_at, now)}
                    </time>
                    <span className={isUrgent ? styles.urgent : styles.detail}>
                      {left === undefined ? messages.left : messages.inTime(left)}
                    </span>
                  </>
                )}
              </span>
              {hasForecasts && (
                <span className={styles.track} aria-hidden="true">
                  {forecast && (
                    <span
                      className={styles.bar[tones[judgeCutOff(forecast.chance)]]}
                      style={{
                        insetInlineStart: place(forecast.early),
                        insetInlineEnd: `calc(100% - ${place(forecast.late)})`,
                      }}
                    />
                  )}
                  {leaves_at !== null && (
                    <span className={styles.cutOff} style={{ insetInlineStart: place(leaves_at) }} />
                  )}
                </span>
              )}
              {hasForecasts && <Verdict van={van} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Whether the van is reached, and what helps. */
function Verdict({ van: { parcels, packed, forecast } }: { van: CutOffData }) {
  const messages = useDomainMessages('cutOffList', defaults);
  if (packed === parcels)
    return (
      <span className={styles.verdict}>
        <StatusBadge tone="positive">{messages.allPacked}</StatusBadge>
      </span>
    );
  if (!forecast) return <span className={styles.verdict}>{messages.noForecast}</span>;
  const { early, late, chance, packers, packers_needed } = forecast;
  const verdict = judgeCutOff(chance);
  return (
    <span className={styles.verdict}>
      <StatusBadge tone={tones[verdict]}>
        {verdict === 'tight'
          ? messages.verdicts.tight(formatPercent(chance * 100, { decimals: 0 }))
          : messages.verdicts[verdict]}
      </StatusBadge>
      <span className={styles.detail}>
        {verdict === 'makes'
          ? messages.between(formatTime(early), formatTime(late))
          : packers_needed === null
            ? messages.tooFew
            : messages.needs(packers_needed, packers)}
      </span>
    </span>
  );
}
