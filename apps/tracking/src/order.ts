import { formatEventTime, fillMessage, trackingMessages } from '@khep/domain/tracking';
import { buyerForms, hasDeliveryDay } from './buyerForms.ts';
import { codAmount } from './codAmount.ts';
import { document, header } from './document.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { banner, help, suggestions } from './offers.ts';
import * as css from './page.css.ts';
import type { RenderOptions, TrackedParcel, TrackingPageData } from './pageData.ts';
import { courierLine, describe, parcelCard, progress, timeline } from './parcel.ts';
import type { View } from './parcel.ts';

/** The parcel that the buyer waits for: the first that is not delivered. */
const nextParcel = (parcels: readonly TrackedParcel[]): TrackedParcel | undefined =>
  parcels.find(({ status }) => status !== 'DELIVERED') ?? parcels[0];

function summary(page: TrackingPageData, view: View, path: string): Html {
  const { language, now } = view;
  const say = trackingMessages[language];
  const next = nextParcel(page.shipments);
  const isSingle = page.shipments.length === 1;
  const about = next
    ? describe(next, view)
    : page.is_cancelled
      ? { headline: say.cancelled, detail: '' }
      : { headline: say.preparing, detail: say.preparingText };
  const checked = page.shipments
    .map((parcel) => parcel.last_checked_at)
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  return html`<section class="${css.card}">
    <p class="${css.secondary}">
      ${say.order} <bdi>${page.order_id}</bdi>${isSingle && next && courierLine(next)}${
        // The headline is of one parcel: the others may come on another day.
        !isSingle &&
        next &&
        ` · ${fillMessage(language, 'parcel', { n: next.box_number, of: next.box_count })}`
      }
    </p>
    <h1 class="${css.headline}">${about.headline}</h1>
    ${about.detail && html`<p class="${css.subline}">${about.detail}</p>`}${codAmount(
      page.amount_to_collect,
      view,
    )}${isSingle && next && progress(next, view)}${
      page.shipments.some((parcel) => parcel.is_simulated) &&
      html`<p class="${css.note}">${say.simulated}</p>`
    }
    <div class="${css.actions}">
      <a class="${css.action}" href="${path}?lang=${language}">${say.refresh}</a>${
        hasDeliveryDay(page, now) &&
        html`<a class="${css.action}" href="${path}/calendar.ics?lang=${language}">${say.calendar}</a>`
      }<button class="${css.action}" type="button" data-share="${say.copied}" hidden>${say.share}</button>
    </div>
    <span class="${css.hidden}" role="status" data-shared></span>${
      checked &&
      html`<p class="${css.secondary}">${say.lastChecked} ${formatEventTime(checked, now, language)}</p>`
    }
  </section>`;
}

/** The page of an order with all its parcels. */
export function orderPage({
  page,
  language,
  path,
  lookupPath,
  now,
  buyer = {},
}: RenderOptions & { page: TrackingPageData }): string {
  const say = trackingMessages[language];
  const view: View = { language, now: new Date(now) };
  const [only] = page.shipments;
  const parcels =
    page.shipments.length === 1 && only
      ? html`<section class="${css.card}" aria-labelledby="where">
          <h2 id="where" class="${css.title}">${say.status}</h2>
          ${timeline(only, view)}
        </section>`
      : html`${page.shipments.map((parcel) => parcelCard(parcel, view))}`;
  return document({
    language,
    title: `${say.order} ${page.order_id} · ${page.brand.name}`,
    branding: page.branding,
    content: html`${header({ name: page.brand.name, branding: page.branding }, language, path)}${summary(
      page,
      view,
      path,
    )}${parcels}${buyerForms(page, language, path, lookupPath, buyer)}${banner(page.ad_banner)}${suggestions(
      page.product_suggestions,
      language,
    )}${help(page.customer_support, page.social_media, language)}`,
  });
}
