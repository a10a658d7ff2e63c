import type { TrackingPage, WidgetBrand, WidgetOrder } from '@khep/api';
import {
  brandColors,
  buildParcelTimeline,
  chooseTrackingLanguage,
  describeParcel,
  fillMessage,
  formatAmount,
  formatEventTime,
  isTrackingLanguage,
  lookupExample,
  progressSteps,
  textDirection,
  trackingMessages,
} from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import type { Services } from '../../start/services.ts';
import type { TrackingBrand } from '../../brand/trackingSite/trackingBrand.ts';
import { widgetScripts } from './widgetScript.ts';
import { orderPageId } from '../../brand/trackingSite/orderPageId.ts';
import { lookupLink, serverOrigin, trackingLink } from '../../brand/trackingSite/trackingLink.ts';
import type { TrackingSite } from '../../brand/trackingSite/trackingLink.ts';

/** The language of a widget: what it asks for, else the browser's. */
export const widgetLanguage = (asked: string | undefined, headers: Headers): TrackingLanguage =>
  isTrackingLanguage(asked) ? asked : chooseTrackingLanguage(headers.get('accept-language'));

/** Serializes the brand of a widget. */
export function toWidgetBrand(
  services: Pick<Services, 'config' | 'dns'>,
  brand: TrackingBrand,
  language: TrackingLanguage,
): WidgetBrand {
  const say = trackingMessages[language];
  const script = widgetScripts(services.config.NODE_ENV === 'production').offered;
  const { color, onColor } = brandColors(brand.preference.branding.brand_color);
  return {
    name: brand.name,
    language,
    direction: textDirection(language),
    color,
    on_color: onColor,
    texts: {
      label: say.lookupLabel,
      track: say.track,
      not_found: say.notFound,
      not_found_text: `${say.notFoundText} ${fillMessage(language, 'lookupHint', { example: lookupExample })}`,
      limited: say.limited,
      unavailable: say.unavailable,
      details: say.details,
    },
    lookup_url: `${lookupLink(services, brand)}?lang=${language}`,
    script_url: script ? `${serverOrigin(services)}${script.path}` : '',
    integrity: script?.integrity ?? '',
  };
}

/** Describes an order in words, so that the widget contains no texts. */
export function toWidgetOrder(
  services: Pick<Services, 'config' | 'dns'>,
  site: TrackingSite & Pick<TrackingBrand, 'brand_id'>,
  page: TrackingPage,
  language: TrackingLanguage,
  now: Date,
): WidgetOrder {
  const say = trackingMessages[language];
  const describe = (parcel: TrackingPage['shipments'][number]) =>
    describeParcel(
      {
        status: parcel.status,
        situation: parcel.situation,
        promised_date: parcel.promised_date,
        expected: parcel.expected,
        last_event_at: parcel.events[0]?.at ?? null,
      },
      { language, now },
    );
  const next = page.shipments.find(({ status }) => status !== 'DELIVERED') ?? page.shipments[0];
  const about = next
    ? describe(next)
    : page.is_cancelled
      ? { headline: say.cancelled, detail: '' }
      : { headline: say.preparing, detail: say.preparingText };
  return {
    order_id: page.order_id,
    title: `${say.order} ${page.order_id}`,
    ...about,
    amount:
      page.amount_to_collect > 0
        ? `${fillMessage(language, 'codAmount', { amount: formatAmount(page.amount_to_collect, language) })}. ${say.codAmountText}`
        : '',
    parcels: page.shipments.map((parcel) => ({
      title: fillMessage(language, 'parcel', { n: parcel.box_number, of: parcel.box_count }),
      ...describe(parcel),
      steps: progressSteps(parcel.status, language, parcel.situation).map(({ label, state }) => ({
        label,
        state,
      })),
      events: buildParcelTimeline(parcel.events, language).map(({ text, at, location }) => ({
        text,
        detail: [formatEventTime(at, now, language), location].filter(Boolean).join(' · '),
      })),
    })),
    url: `${trackingLink(services, site, orderPageId(services, site.brand_id, page.order_id))}?lang=${language}`,
  };
}

/** Returns the origins whose pages may show a brand's widget: its website, with and without www, and those it added. */
export function widgetOrigins({ preference }: Pick<TrackingBrand, 'preference'>): Set<string> {
  const origins = new Set<string>();
  const site = URL.parse(preference.branding.website_url);
  if (site) {
    const bare = site.hostname.replace(/^www\./, '');
    const port = site.port === '' ? '' : `:${site.port}`;
    for (const host of [bare, `www.${bare}`]) origins.add(`${site.protocol}//${host}${port}`);
  }
  for (const address of preference.widget.allowed_origins) {
    const url = URL.parse(address);
    if (url) origins.add(url.origin);
  }
  return origins;
}
