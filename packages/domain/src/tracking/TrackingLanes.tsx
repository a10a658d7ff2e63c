import { isReturning, isShipmentState, shipmentStateLabel } from '../shipments/states.ts';
import { domainMessages } from '../messages.ts';
import { formatDuration, formatShortDay, formatTime, istDay, timeOnDay } from '../days/index.ts';
import { buildLane, laneAxis } from './lanes.ts';
import type { Lane, LaneAxis, LaneScan } from './lanes.ts';
import * as styles from './TrackingLanes.css.ts';

const messages = domainMessages.trackingLanes;

/** A box of an order on its way. */
export interface LaneData {
  id: string;
  /** "Box 1". */
  name: string;
  /** Its contents and COD amount: short lines. */
  details: readonly string[];
  /** State of the shipment. */
  status: string;
  scans: readonly LaneScan[];
  /** Promised delivery, ISO 8601. */
  promised_date: string | null;
  /** The days between which it is expected, and the most likely one, YYYY-MM-DD. */
  expected?: { from: string; to: string; day: string } | null;
}

export interface TrackingLanesProps {
  /** Accessible name: "Where the boxes of KH-100482 are". */
  label: string;
  boxes: readonly LaneData[];
  now: Date;
}

type Tone = keyof typeof styles.tones;

function toneOf(status: string): Tone {
  if (status === 'DELIVERED') return 'positive';
  if (status === 'UNDELIVERED' || status === 'LOST' || status === 'DAMAGED') return 'critical';
  return isShipmentState(status) && isReturning(status) ? 'caution' : 'accent';
}

const dayOf = (at: number) => istDay(new Date(at));
/** "Fri 20 16:42" */
const moment = (at: number) => `${formatShortDay(dayOf(at))} ${formatTime(at)}`;
const statusLabel = (status: string) => (isShipmentState(status) ? shipmentStateLabel(status) : status);

/** Couriers deliver between 9 am and 8 pm. */
const firstDeliveryOf = (day: string) => timeOnDay(day, '09:00').toISOString();
const lastDeliveryOf = (day: string) => timeOnDay(day, '20:00').toISOString();
const middayOf = (day: string) => timeOnDay(day, '14:30').getTime();
/** "Sat 21", "Fri 20 – Sun 22". */
const rangeText = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`;

/** Places are named above and below in turn; the expected day after the last one goes on in turn. */
const isPlaceBelow = (index: number) => index % 2 === 1;

/** A place that is wide enough to name, of the whole axis. */
const NAMED = 0.08;

/**
 * Shows where each box of an order was and for how long, on one time axis: a pill is time at a place, a line is
 * movement. On a phone, a list.
 */
export function TrackingLanes({ label, boxes, now }: TrackingLanesProps) {
  const lanes = boxes.map((box) => ({ ...box, lane: buildLane(box.scans) }));
  const axis = laneAxis(
    lanes.map(({ lane }) => lane),
    boxes.flatMap(({ promised_date, expected }) => [
      promised_date,
      ...(expected ? [lastDeliveryOf(expected.to)] : []),
    ]),
    now.getTime(),
  );
  if (!axis) return null;
  const share = (at: number) => `${(((at - axis.start) / (axis.end - axis.start)) * 100).toFixed(2)}%`;
  const promises = [...new Set(boxes.flatMap(({ promised_date }) => promised_date ?? []))].map((at) =>
    Date.parse(at),
  );
  const isOpen = lanes.some(({ lane }) => !lane.isEnded);
  return (
    <div className={styles.frame} data-component="TrackingLanes">
      <div className={styles.picture} aria-hidden="true">
        <div className={styles.chart}>
          <div className={styles.rules}>
            {axis.days.map(({ at, day }) => (
              <span key={day} className={styles.rule} style={{ left: share(at) }} />
            ))}
            {isOpen && now.getTime() < axis.end && (
              <span className={styles.now} style={{ left: share(now.getTime()) }}>
                <span className={styles.mark}>{messages.now(formatTime(now))}</span>
              </span>
            )}
            {promises.map((at) => (
              <span key={at} className={styles.promise} style={{ left: share(at) }}>
                <span className={styles.mark}>{messages.promise(formatTime(at))}</span>
              </span>
            ))}
          </div>
          <div className={styles.days}>
            {axis.days.map(({ at, day }) => (
              <span
                key={day}
                className={styles.day}
                style={{ left: share(at) }}
                data-today={day === dayOf(now.getTime()) || undefined}
              >
                {formatShortDay(day)}
              </span>
            ))}
          </div>
          {lanes.map((box) => (
            <Track key={box.id} box={box} lane={box.lane} axis={axis} share={share} now={now.getTime()} />
          ))}
        </div>
      </div>
      <ul className={styles.list} aria-label={label}>
        {lanes.map(({ lane, ...box }) => (
          <li key={box.id}>
            <span className={styles.title}>
              {box.name}: {statusLabel(box.status)}
            </span>
            <ol className={styles.stops}>
              {lane.stays.map((stay) => (
                <li key={stay.from} className={styles.stop}>
                  <span>
                    {stay.place || messages.unknownPlace}
                    {stay.isReturning && ` (${messages.returning})`}
                  </span>
                  <span className={styles.time}>
                    {moment(stay.from)}
                    {stay.to > stay.from && `, ${formatDuration(stay.to - stay.from)}`}
                  </span>
                </li>
              ))}
              {box.expected && (
                <li className={styles.stop}>
                  <span>{messages.expected}</span>
                  <span className={styles.time}>{rangeText(box.expected)}</span>
                </li>
              )}
              {box.promised_date && (
                <li className={styles.stop}>
                  <span>{messages.promised}</span>
                  <span className={styles.time}>{moment(Date.parse(box.promised_date))}</span>
                </li>
              )}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ExpectedProps {
  expected: NonNullable<LaneData['expected']>;
  /** Until when the box was followed. */
  from: number | undefined;
  share: (at: number) => string;
  span: (from: number, to: number) => { left: string; width: string };
  isLate: (at: number) => boolean;
  /** The last place is named above the lane. */
  isBelow: boolean;
}

/** The rest of the way: a band over the days it may come, a diamond on the most likely one. */
function Expected({ expected, from, share, span, isLate, isBelow }: ExpectedProps) {
  const first = Math.max(Date.parse(firstDeliveryOf(expected.from)), from ?? 0);
  const last = Math.max(Date.parse(lastDeliveryOf(expected.to)), first);
  const likely = Math.min(Math.max(middayOf(expected.day), first), last);
  return (
    <>
      {from !== undefined && from < likely && <span className={styles.ahead} style={span(from, likely)} />}
      <span className={styles.band} style={span(first, last)} />
      <span className={styles.likely} style={{ left: share(likely) }} />
      <span
        className={styles.likelyDay}
        style={{ left: share(likely) }}
        data-below={isBelow || undefined}
        data-end={isLate(likely) || undefined}
      >
        {messages.likely(rangeText(expected))}
      </span>
    </>
  );
}

interface TrackProps {
  box: LaneData;
  lane: Lane;
  axis: LaneAxis;
  share: (at: number) => string;
  now: number;
}

function Track({ box, lane, axis, share, now }: TrackProps) {
  const tone = styles.tones[toneOf(box.status)];
  const { stays, lastAt } = lane;
  const width = axis.end - axis.start;
  const span = (from: number, to: number) => ({
    left: share(from),
    width: `${(((to - from) / width) * 100).toFixed(2)}%`,
  });
  /** Whether words from here would run over the end. */
  const isLate = (at: number) => (at - axis.start) / width > 0.75;
  // The last stay lasts until now while the box is on its way.
  const until = lane.isEnded ? lastAt : Math.max(lastAt ?? now, now);
  return (
    <>
      <div className={styles.name}>
        <span className={styles.title}>{box.name}</span>
        {box.details.map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </div>
      <div className={`${styles.track} ${tone}`}>
        {stays.slice(1).map((stay, index) => (
          <span
            key={stay.from}
            className={styles.move}
            style={span(stays[index]?.to ?? stay.from, stay.from)}
            data-back={stay.isReturning || undefined}
          />
        ))}
        {stays.map((stay, index) => {
          const isLast = index === stays.length - 1;
          const to = isLast && until !== undefined ? until : stay.to;
          const next = stays[index + 1]?.from ?? axis.end;
          const isNamed = isLast || (next - stay.from) / width > NAMED;
          const words =
            to - stay.from > 3_600_000 * 3 ? `${stay.place}, ${formatDuration(to - stay.from)}` : stay.place;
          return (
            <span key={stay.from}>
              <span
                className={styles.stay}
                style={span(stay.from, to)}
                title={`${stay.place}: ${moment(stay.from)} – ${moment(to)}`}
                data-back={stay.isReturning || undefined}
              />
              {isNamed && stay.place && (
                <span
                  className={styles.place}
                  style={{ left: share(isLate(stay.from) ? to : stay.from) }}
                  data-below={isPlaceBelow(index) || undefined}
                  data-end={isLate(stay.from) || undefined}
                >
                  {words}
                </span>
              )}
            </span>
          );
        })}
        {box.expected && !lane.isEnded && (
          <Expected
            expected={box.expected}
            from={until}
            share={share}
            span={span}
            isLate={isLate}
            isBelow={!isPlaceBelow(stays.length - 1)}
          />
        )}
        {lane.failures.map(({ at }) => (
          <span
            key={at}
            className={styles.failure}
            style={{ left: share(at) }}
            title={messages.failed(moment(at))}
          />
        ))}
        {lastAt !== undefined && (
          <>
            <span className={styles.end} style={{ left: share(lastAt) }} />
            <span
              className={styles.status}
              style={{ left: share(lastAt) }}
              data-end={isLate(lastAt) || undefined}
            >
              {statusLabel(box.status)}, {moment(lastAt)}
            </span>
          </>
        )}
      </div>
    </>
  );
}
