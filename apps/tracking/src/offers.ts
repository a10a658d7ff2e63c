import { formatAmount, trackingMessages } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { html } from './html.ts';
import type { Html } from './html.ts';
import * as css from './page.css.ts';
import type { AdBanner, CustomerSupport, ProductSuggestions, SocialMedia } from './pageData.ts';
import { safeLink } from './safeLink.ts';

/** The brand's banner, optionally linked. */
export function banner(ad: AdBanner): Html | null {
  const source = safeLink(ad.banner_file_url);
  if (!ad.enabled || !source) return null;
  const picture = html`<img
    class="${css.banner}"
    src="${source}"
    alt="${ad.image_alt ?? ''}"
    loading="lazy"
  />`;
  const href = safeLink(ad.redirect_url);
  if (!href) return picture;
  return html`<a href="${href}" target="${ad.tab === '_self' ? '_self' : '_blank'}" rel="noopener"
    >${picture}</a
  >`;
}

/** Products suggested by the brand, with prices before and after the discount. */
export function suggestions(
  { enabled, products }: ProductSuggestions,
  language: TrackingLanguage,
): Html | null {
  const shown = products.filter((item) => item.title);
  if (!enabled || shown.length === 0) return null;
  return html`<section class="${css.card}" aria-labelledby="suggestions">
    <h2 id="suggestions" class="${css.title}">${trackingMessages[language].mayLike}</h2>
    <ul class="${css.products}">
      ${shown.map((item) => {
        const image = safeLink(item.product_image_url);
        const href = safeLink(item.redirect_url);
        // A missing discount price is stored as 0.
        const price = item.discount_price ?? 0;
        const isReduced = price > 0 && price < item.retail_price;
        const inside = html`${
            image
              ? html`<img class="${css.productImage}" src="${image}" alt="" loading="lazy" />`
              : html`<span class="${css.productImage}"></span>`
          }<span class="${css.productText}"
            ><b>${item.title}</b
            >${item.description && html`<br /><small>${item.description}</small>`}<br /><small
              >${formatAmount(isReduced ? price : item.retail_price, language)}${
                isReduced && html` <s>${formatAmount(item.retail_price, language)}</s>`
              }</small
            ></span
          >`;
        return html`<li>
          ${
            href
              ? html`<a class="${css.product}" href="${href}" target="_blank" rel="noopener">${inside}</a>`
              : html`<div class="${css.product}">${inside}</div>`
          }
        </li>`;
      })}
    </ul>
  </section>`;
}

const networks = { facebook: 'Facebook', instagram: 'Instagram', whatsapp: 'WhatsApp', x: 'X' } as const;

/** Returns the chat link of a WhatsApp number; other values are links already. */
function networkLink(network: keyof typeof networks, value: string | null | undefined): string | undefined {
  if (network === 'whatsapp' && value && /^\+?[\d\s-]{10,16}$/.test(value)) {
    const digits = value.replaceAll(/\D/g, '');
    return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`;
  }
  return safeLink(value);
}

/** Contact options of the brand; nothing if there are none. */
export function help(support: CustomerSupport, social: SocialMedia, language: TrackingLanguage): Html | null {
  const say = trackingMessages[language];
  const contact = [
    support.mail ? { text: support.mail, href: safeLink(`mailto:${support.mail}`) } : undefined,
    support.phone
      ? { text: support.phone, href: safeLink(`tel:${support.phone.replaceAll(/[^\d+]/g, '')}`) }
      : undefined,
    { text: say.refundPolicy, href: safeLink(support.refund_policy_url) },
    { text: say.privacyPolicy, href: safeLink(support.privacy_policy_url) },
    ...(Object.keys(networks) as (keyof typeof networks)[]).map((network) => ({
      text: networks[network],
      href: networkLink(network, social[network]),
    })),
  ].filter((link): link is { text: string; href: string } => Boolean(link?.href));
  if (contact.length === 0) return null;
  return html`<section class="${css.card}" aria-labelledby="help">
    <h2 id="help" class="${css.title}">${say.needHelp}</h2>
    <div class="${css.links}">
      ${contact.map(({ text, href }) => html`<a href="${href}" rel="noopener"><bdi>${text}</bdi></a>`)}
    </div>
  </section>`;
}
