import { VisuallyHidden } from '@khep/ui';
import { formatNumber, formatRupeeValue } from '../money/index.ts';
import { domainMessages } from '../messages.ts';
import { formatTime } from '../days/index.ts';
import { formatCountdown } from '../shipToday/countdown.ts';
import * as styles from './ndr.css.ts';

const messages = domainMessages.ndr;

export interface CutOffStripData {
  suspect: number;
  /** Rupees. */
  value: number;
  cod: number;
  turns_back: { count: number; value: number };
  cut_offs: readonly {
    at: string;
    courier_names: readonly string[];
    turns_back: number;
    re_attempted: number;
  }[];
}

export interface CutOffStripProps {
  /** Cases that need a response. */
  count: number;
  open: CutOffStripData;
  /** Milliseconds. */
  now: number;
}

const hourMs = 3_600_000;
const maxCutOffs = 4;
/** More cases than this have a dot for several. */
const maxDots = 18;

type CutOff = CutOffStripData['cut_offs'][number];

const dots = (kind: 'back' | 'again', count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${kind}${index}`, kind }));

/** One dot per case, first those that turn back. */
function dotsOf({ turns_back, re_attempted }: CutOff): { id: string; kind: 'back' | 'again' }[] {
  const share = Math.min(1, maxDots / Math.max(1, turns_back + re_attempted));
  return [...dots('back', Math.ceil(turns_back * share)), ...dots('again', Math.ceil(re_attempted * share))];
}

/** Two names, or how many there are. */
const namesOf = (names: readonly string[]) =>
  names.length <= 2 ? names.join(', ') : messages.couriers(names.length);

/** Shows what is at stake in open cases, and what happens at each courier's cut-off without an answer. */
export function CutOffStrip({ count, open, now }: CutOffStripProps) {
  const coming = open.cut_offs.filter(({ at }) => Date.parse(at) > now).slice(0, maxCutOffs);
  const [next] = coming;
  // A cut-off is as far to the right as it is away.
  const growOf = (at: string) => {
    const before = coming.findLast((one) => one.at < at)?.at;
    return Math.max(1, Math.round((Date.parse(at) - (before ? Date.parse(before) : now)) / hourMs));
  };
  return (
    <dl className={styles.strip} data-component="CutOffStrip">
      <div className={styles.fact}>
        <dt className={styles.secondary}>{messages.open}</dt>
        <dd className={styles.figure}>
          {formatNumber(count)}{' '}
          {open.suspect > 0 && <span className={styles.secondary}>{messages.lookFake(open.suspect)}</span>}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.secondary}>{messages.atStake}</dt>
        <dd className={styles.figure}>
          {formatRupeeValue(open.value)}{' '}
          <span className={styles.secondary}>{messages.ofCod(formatRupeeValue(open.cod))}</span>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.secondary}>{messages.withoutAnswer}</dt>
        <dd className={styles.figure} data-tone={open.turns_back.count > 0 ? 'critical' : undefined}>
          {messages.turnBack(open.turns_back.count)}{' '}
          <span className={styles.secondary}>{formatRupeeValue(open.turns_back.value)}</span>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.secondary}>{messages.nextCutOff}</dt>
        <dd className={styles.figure}>
          {next ? (formatCountdown(next.at, now) ?? '–') : '–'}{' '}
          {next && <span className={styles.secondary}>{formatTime(next.at)}</span>}
        </dd>
      </div>
      {coming.length > 0 && (
        <div className={styles.cutOffFact}>
          <dt>
            <VisuallyHidden>{messages.cutOffs}</VisuallyHidden>
          </dt>
          <dd className={styles.timeline}>
            <ol className={styles.cutOffs}>
              {coming.map((cutOff) => (
                <li key={cutOff.at} className={styles.cutOff} style={{ flexGrow: growOf(cutOff.at) }}>
                  <span className={styles.secondary}>
                    <b>{formatTime(cutOff.at)}</b> {namesOf(cutOff.courier_names)}
                  </span>
                  <span className={styles.caseDots} aria-hidden>
                    {dotsOf(cutOff).map(({ id, kind }) => (
                      <span key={id} className={styles.caseDot} data-kind={kind} />
                    ))}
                  </span>
                  <VisuallyHidden>{messages.atCutOff(cutOff.turns_back, cutOff.re_attempted)}</VisuallyHidden>
                </li>
              ))}
            </ol>
            <span className={styles.cutOffLegend} aria-hidden>
              <span className={styles.caseDot} data-kind="back" /> {messages.turnsBackLegend}
              <span className={styles.caseDot} data-kind="again" /> {messages.againLegend}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}
