import { fillMessage, lookupExample, trackingMessages } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { codeFields } from './buyerForms.ts';
import { document, header } from './document.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { orderPage } from './order.ts';
import * as css from './page.css.ts';
import type { NoPage, PageRenderer, PhonePage, RenderOptions } from './pageData.ts';

export { documentStart } from './document.ts';

/** A plain form to look up a parcel, for mistyped links. */
function lookup(lookupPath: string, language: TrackingLanguage): Html {
  const say = trackingMessages[language];
  // By POST, so that a phone number is never in an address.
  return html`<form class="${css.lookup}" method="post" action="${lookupPath}?lang=${language}">
    <label class="${css.hidden}" for="number">${say.lookupLabel}</label
    ><input
      class="${css.lookupInput}"
      id="number"
      name="id"
      required
      maxlength="64"
      autocomplete="off"
      placeholder="${say.lookupLabel}"
    /><button class="${css.action}">${say.track}</button>
    <p class="${css.secondary}">${fillMessage(language, 'lookupHint', { example: lookupExample })}</p>
  </form>`;
}

function missingPage({ page, language, path, lookupPath }: RenderOptions & { page: NoPage }): string {
  const say = trackingMessages[language];
  const isLimited = page.state === 'rate-limited';
  const heading = isLimited ? say.limited : say.notFound;
  return document({
    language,
    title: heading,
    branding: page.brand?.branding,
    content: html`${page.brand && header(page.brand, language, path)}
      <section class="${css.card}">
        <h1 class="${css.headline}">${heading}</h1>
        <p class="${css.subline}">${isLimited ? say.limitedText : say.notFoundText}</p>
        ${page.brand && !isLimited && lookup(lookupPath, language)}
      </section>`,
  });
}

function phonePage({ page, language, path, lookupPath }: RenderOptions & { page: PhonePage }): string {
  const say = trackingMessages[language];
  const base = lookupPath === '/' ? '' : lookupPath;
  return document({
    language,
    title: say.yourOrders,
    branding: page.brand.branding,
    content: html`${header(page.brand, language, path)}
      <section class="${css.card}">
        <h1 class="${css.headline}">${say.yourOrders}</h1>
        ${
          page.orders
            ? html`<div class="${css.links}">
                  ${page.orders.map(
                    ({ order_id, page_id }) =>
                      html`<a href="${base}/${encodeURIComponent(page_id)}?lang=${language}">${order_id}</a>`,
                  )}
                </div>
                ${page.orders.length === 0 && html`<p class="${css.subline}">${say.notFoundText}</p>`}`
            : html`<p class="${css.subline}">${say.codeSent}</p>
                <form class="${css.form}" method="post" action="${lookupPath}?lang=${language}">
                  <input
                    type="hidden"
                    name="id"
                    value="${page.phone}"
                  />${codeFields(language, page.isCodeWrong)}
                </form>`
        }
      </section>`,
  });
}

/** Renders the page as HTML that works without scripts, fonts or further requests. */
export const render: PageRenderer['render'] = (options) => {
  const { page } = options;
  if (!('state' in page)) return orderPage({ ...options, page });
  return page.state === 'phone' ? phonePage({ ...options, page }) : missingPage({ ...options, page });
};
