import { Slider, announce } from '@khep/ui';
import { formatNumber, formatRupeeValue } from '../../money/index.ts';
import { domainMessages } from '../../messages.ts';
import { formatRupeeDifference } from './allocationRows.ts';
import { nearestPoint } from '../plan/costSpeedCurve.ts';
import type { CurvePoint } from '../plan/costSpeedCurve.ts';
import * as styles from './CostSpeedPanel.css.ts';

const messages = domainMessages.costSpeed;
/** Positions of the slider. A key moves by one of them, the mouse by more. */
const STEPS = 1000;

/** Rupees and average days of a set of choices. */
export interface PlanTotal {
  total: number;
  average_days: number;
}

export interface CostSpeedPanelProps {
  /** From the cheapest plan to the fastest. */
  points: readonly CurvePoint[];
  /** The couriers as chosen now. */
  plan: PlanTotal;
  /** The couriers by rules and load distribution. */
  recommended: PlanTotal;
  /** The cheapest plan that is as fast and ignores rules and load distribution. */
  forLess: CurvePoint | undefined;
  orders: number;
  /** The user chose a point. */
  onChange: (index: number) => void;
}

const whole = (rupees: number) => formatRupeeValue(rupees, { decimals: 'never' });
const oneDecimal = (days: number) => formatNumber(days, 1);

/** Shows what the chosen couriers cost, and trades cost for days along the curve of the cheapest plans. */
export function CostSpeedPanel(props: CostSpeedPanelProps) {
  const { points, plan, recommended, forLess, orders } = props;
  const [first] = points;
  const last = points.at(-1);
  return (
    <div className={styles.frame} data-component="CostSpeedPanel">
      <div className={styles.panel}>
        <div className={styles.part}>
          <p className={styles.label}>{messages.total}</p>
          <p className={styles.total}>{formatRupeeValue(plan.total)}</p>
          <p className={styles.label}>
            {messages.perOrder(formatRupeeValue(plan.total / Math.max(1, orders)))}
          </p>
          <p className={styles.label}>{messages.average(oneDecimal(plan.average_days))}</p>
        </div>
        {first && last && points.length > 1 && (
          <>
            <div className={styles.part}>
              <Curve {...props} first={first} last={last} />
            </div>
            <div className={styles.part}>
              <div className={styles.compare}>
                <Ends label={messages.cheapest} point={first} than={recommended} />
                <Ends label={messages.fastest} point={last} than={recommended} />
                {forLess && recommended.total - forLess.total > 0.005 ? (
                  <>
                    <Ends label={messages.forLess} point={forLess} than={recommended} />
                    <span className={styles.note}>{messages.forLessDetail}</span>
                  </>
                ) : (
                  <span className={styles.note}>{messages.noneForLess}</span>
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Ends({ label, point, than }: { label: string; point: CurvePoint; than: PlanTotal }) {
  const difference = point.total - than.total;
  return (
    <>
      <span>{label}</span>
      <span className={styles.amount} data-less={difference < 0 || undefined}>
        {formatRupeeDifference(difference)}
      </span>
      <span className={styles.days}>{messages.days(oneDecimal(point.average_days))}</span>
    </>
  );
}

interface CurveProps extends CostSpeedPanelProps {
  first: CurvePoint;
  last: CurvePoint;
}

function Curve({ points, plan, recommended, onChange, first, last }: CurveProps) {
  const slowest = Math.max(first.average_days, recommended.average_days);
  const fastest = Math.min(last.average_days, recommended.average_days);
  const cheapest = Math.min(first.total, recommended.total);
  const dearest = Math.max(last.total, recommended.total);
  const share = (value: number, from: number, to: number) => (to === from ? 0 : (value - from) / (to - from));
  const x = ({ average_days }: PlanTotal) => Math.min(1, Math.max(0, share(average_days, slowest, fastest)));
  const y = ({ total }: PlanTotal) => 0.08 + 0.84 * share(total, cheapest, dearest);
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  const path = points
    .map((one) => `${(x(one) * 100).toFixed(2)},${((1 - y(one)) * 100).toFixed(2)}`)
    .join(' ');
  const position = Math.round(x(plan) * STEPS);

  function move(to: number) {
    const at = nearestPoint(points, plan.average_days);
    // A key goes to the next point, however far it is.
    const days = slowest + (to / STEPS) * (fastest - slowest);
    const isKey = Math.abs(to - position) === 1;
    const next = isKey ? at + (to > position ? 1 : -1) : nearestPoint(points, days);
    const index = Math.min(points.length - 1, Math.max(0, next));
    const point = points[index];
    if (!point) return;
    onChange(index);
    announce(messages.moved(formatRupeeValue(point.total), oneDecimal(point.average_days)));
  }

  return (
    <div dir="ltr">
      <p className={styles.caption}>{messages.recommended(formatRupeeValue(recommended.total))}</p>
      <div className={styles.curve}>
        <End label={messages.cheapest} point={first} />
        <div>
          <div className={styles.plot} aria-hidden="true">
            <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none">
              <polygon
                className={styles.area}
                points={`${(x(first) * 100).toFixed(2)},100 ${path} ${(x(last) * 100).toFixed(2)},100`}
              />
              <polyline className={styles.line} points={path} />
            </svg>
            {points.length <= 60 &&
              points.map((one) => (
                <span
                  key={one.value_of_day}
                  className={styles.point}
                  style={{ left: percent(x(one)), bottom: percent(y(one)) }}
                />
              ))}
            <span
              className={styles.drop}
              style={{ left: percent(x(recommended)), height: percent(y(recommended)) }}
            />
            <span
              className={styles.recommended}
              style={{ left: percent(x(recommended)), bottom: percent(y(recommended)) }}
            />
          </div>
          <Slider
            label={messages.label}
            isLabelHidden
            hasValue={false}
            minValue={0}
            maxValue={STEPS}
            value={position}
            onChange={move}
          />
        </div>
        <End label={messages.fastest} point={last} />
      </div>
    </div>
  );
}

function End({ label, point }: { label: string; point: CurvePoint }) {
  return (
    <div className={styles.end}>
      {label}
      <strong className={styles.endPrice}>{whole(point.total)}</strong>
      {messages.days(oneDecimal(point.average_days))}
    </div>
  );
}
