import {
  buildParcelTimeline,
  describeParcel,
  fillMessage,
  formatAmount,
  formatEventTime,
  progressSteps,
  trackingMessages,
} from '@khep/domain/tracking';
import type { Described, TrackingLanguage } from '@khep/domain/tracking';
import { html } from './html.ts';
import type { Html } from './html.ts';
import * as css from './page.css.ts';
import type { TrackedParcel } from './pageData.ts';

export interface View {
  language: TrackingLanguage;
  now: Date;
}

/** Groups an AWB by four digits, to be read out on the phone. */
const formatAwb = (awb: string) => awb.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

export const describe = (parcel: TrackedParcel, view: View): Described =>
  describeParcel(
    {
      status: parcel.status,
      situation: parcel.situation,
      promised_date: parcel.promised_date,
      expected: parcel.expected,
      last_event_at: parcel.events[0]?.at ?? null,
    },
    view,
  );

/** The courier and its tracking number. */
export function courierLine(parcel: TrackedParcel): Html | null {
  if (!parcel.awb) return null;
  return html` · ${parcel.courier_name}
    <span class="${css.number}" translate="no" dir="ltr">${formatAwb(parcel.awb)}</span>`;
}

/** Steps, failed attempts and proof of delivery. */
export function progress(parcel: TrackedParcel, { language, now }: View): Html {
  const say = trackingMessages[language];
  const steps = progressSteps(parcel.status, language, parcel.situation);
  const delivery = parcel.status === 'DELIVERED' ? parcel.events[0] : undefined;
  return html`${
    steps.length > 0 &&
    html`<ol class="${css.progress}" aria-label="${say.progress}">
      ${steps.map(
        ({ label, state }) =>
          html`<li
            class="${css.step} ${state === 'done' && css.stepDone}${state === 'now' && css.stepNow}"
            ${state === 'now' && html` aria-current="step"`}
          >
            ${label}
          </li>`,
      )}
    </ol>`
  }${
    parcel.delivery_attempts > 0 &&
    parcel.status !== 'DELIVERED' &&
    html`<p class="${css.secondary}">
      ${fillMessage(language, 'attempts', { n: parcel.delivery_attempts })}
    </p>`
  }${
    delivery &&
    html`<p class="${css.subline}">
        ${[formatEventTime(delivery.at, now, language), delivery.location].filter(Boolean).join(' · ')}
      </p>
      <p class="${css.secondary}">${say.notReceived}</p>`
  }`;
}

/** The scans, newest first. */
export function timeline(parcel: TrackedParcel, { language, now }: View): Html {
  const lines = buildParcelTimeline(parcel.events, language);
  if (lines.length === 0) return html`<p class="${css.secondary}">${trackingMessages[language].noScans}</p>`;
  return html`<ol class="${css.timeline}">
    ${lines.map(
      ({ text, at, location }) =>
        html`<li>
          <b>${text}</b><br /><small
            >${formatEventTime(at, now, language)}${location && ` · ${location}`}</small
          >
        </li>`,
    )}
  </ol>`;
}

/** A parcel of an order with several: its own card, with the scans to unfold. */
export function parcelCard(parcel: TrackedParcel, view: View): Html {
  const { language } = view;
  const say = trackingMessages[language];
  const about = describe(parcel, view);
  const number = fillMessage(language, 'parcel', { n: parcel.box_number, of: parcel.box_count });
  return html`<section class="${css.card}" aria-labelledby="parcel-${parcel.box_number}">
    <p class="${css.secondary}">${number}${courierLine(parcel)}</p>
    <h2 id="parcel-${parcel.box_number}" class="${css.title}">${about.headline}</h2>
    ${about.detail && html`<p class="${css.subline}">${about.detail}</p>`}${
      parcel.amount_to_collect > 0 &&
      html`<p class="${css.subline}">
        ${fillMessage(language, 'codAmount', {
          amount: formatAmount(parcel.amount_to_collect, language),
        })}
      </p>`
    }${progress(parcel, view)}
    <details>
      <summary>${say.status}</summary>
      ${timeline(parcel, view)}
    </details>
  </section>`;
}
