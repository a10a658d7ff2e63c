import { describeParcel, progressSteps, buildParcelTimeline } from '@khep/domain/tracking';
import {
  action,
  actions,
  card,
  event,
  eventText,
  headline,
  hidden,
  note,
  number,
  progress,
  secondary,
  step,
  stepDone,
  stepNow,
  subline,
  timeline,
  title,
} from './page.css.ts';
import type { TrackedParcel } from './pageData.ts';
import { formatTime } from './formatTime.ts';
import { messages } from './messages.ts';
import type { Language } from './messages.ts';

export interface ParcelProps {
  parcel: TrackedParcel;
  orderId: string;
  language: Language;
  /** The page's own address, to refresh without a script. */
  path: string;
  now: Date;
  /** The first parcel has the copy button and the page heading. */
  isFirst: boolean;
}

/** Groups an AWB by four digits, to be read out on the phone. */
const formatAwb = (awb: string) => awb.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** A parcel: expected delivery, progress and events. */
export function Parcel({ parcel, orderId, language, path, now, isFirst }: ParcelProps) {
  const say = messages[language];
  const about = describeParcel(
    {
      status: parcel.status,
      promised_date: parcel.promised_date,
      last_event_at: parcel.events[0]?.at ?? null,
    },
    { language, now },
  );
  const steps = progressSteps(parcel.status, language);
  const lines = buildParcelTimeline(parcel.events, language);
  // A page has one h1, however many parcels it shows.
  const [Headline, Title] = isFirst ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <>
      <section className={card} aria-label={`${say.order} ${orderId}`}>
        <p className={secondary}>
          {say.order} {orderId}
          {parcel.awb ? (
            <>
              {' '}
              · {parcel.courier_name}{' '}
              <span className={number} translate="no">
                {formatAwb(parcel.awb)}
              </span>
            </>
          ) : null}
          {parcel.box_count > 1 ? <> · {say.parcel(parcel.box_number, parcel.box_count)}</> : null}
        </p>
        <Headline className={headline}>{about.headline}</Headline>
        {about.detail ? <p className={subline}>{about.detail}</p> : null}
        {steps.length > 0 ? (
          <ol className={progress} aria-label={say.progress}>
            {steps.map((one) => (
              <li
                key={one.label}
                className={`${step} ${one.state === 'done' ? stepDone : ''} ${one.state === 'now' ? stepNow : ''}`}
                aria-current={one.state === 'now' ? 'step' : undefined}
              >
                {one.label}
              </li>
            ))}
          </ol>
        ) : null}
        {parcel.is_simulated ? <p className={note}>{say.simulated}</p> : null}
        {isFirst ? (
          <div className={actions}>
            <a className={action} href={path}>
              {say.refresh}
            </a>
            <button className={action} type="button" data-copy={say.copied} hidden>
              {say.copyLink}
            </button>
            <span className={hidden} role="status" data-copied />
          </div>
        ) : null}
      </section>
      <section className={card} aria-labelledby={`where-${parcel.box_number}`}>
        <Title id={`where-${parcel.box_number}`} className={title}>
          {say.whereItIs}
        </Title>
        {lines.length === 0 ? (
          <p className={secondary}>{say.noScans}</p>
        ) : (
          <ol className={timeline}>
            {lines.map((one) => (
              <li key={`${one.at}${one.text}`} className={event}>
                <p className={eventText}>{one.text}</p>
                <p className={secondary}>
                  <time dateTime={one.at}>{formatTime(one.at, now, language)}</time>
                  {one.location ? ` · ${one.location}` : ''}
                </p>
              </li>
            ))}
          </ol>
        )}
        {parcel.last_checked_at ? (
          <p className={secondary}>
            {say.lastChecked}{' '}
            <time dateTime={parcel.last_checked_at}>{formatTime(parcel.last_checked_at, now, language)}</time>
          </p>
        ) : null}
      </section>
    </>
  );
}
