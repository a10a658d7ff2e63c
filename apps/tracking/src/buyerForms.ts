import { fillMessage, predictDelivery, trackingMessages } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { html } from './html.ts';
import type { Html } from './html.ts';
import * as css from './page.css.ts';
import { returnForm } from './returnForm.ts';
import type { BuyerView, TrackedParcel, TrackingPageData } from './pageData.ts';

/** A one-time code of a phone or an email. */
export function codeFields(language: TrackingLanguage, isWrong = false): Html {
  const say = trackingMessages[language];
  return html`${isWrong && html`<p class="${css.note}" role="alert">${say.wrongCode}</p>`}<label
      >${say.code}<input
        name="code"
        required
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9]{6}"
        maxlength="6" /></label
    ><button class="${css.action}">${say.confirm}</button>`;
}

/** A form below the parcels. */
const orderForm = (path: string, action: string, language: TrackingLanguage, inside: Html): Html =>
  html`<form class="${css.form}" method="post" action="${path}/${action}?lang=${language}">${inside}</form>`;

/** Sends the buyer a code, then takes it. */
function confirmForm(language: TrackingLanguage, path: string, buyer: BuyerView): Html {
  const say = trackingMessages[language];
  return buyer.isCodeSent || buyer.isCodeWrong
    ? html`<p class="${css.secondary}">${say.codeSent}</p>
        ${orderForm(path, 'confirm', language, codeFields(language, buyer.isCodeWrong))}`
    : html`<p class="${css.secondary}">${say.confirmText}</p>
        ${orderForm(path, 'code', language, html`<button class="${css.action}">${say.sendCode}</button>`)}`;
}

const isEnded = ({ status }: TrackedParcel) =>
  ['DELIVERED', 'CANCELLED', 'LOST', 'DAMAGED'].includes(status) || status.startsWith('RTO');

function changeForm(
  page: TrackingPageData,
  language: TrackingLanguage,
  path: string,
  buyer: BuyerView,
): Html {
  const say = trackingMessages[language];
  if (!buyer.confirmed) return confirmForm(language, path, buyer);
  const isComing = page.shipments.length === 0 || page.shipments.some((parcel) => !isEnded(parcel));
  const failed = buyer.failedDeliveries ?? [];
  // A failed delivery is answered on its own page: the answer is for the courier.
  const canAsk = isComing && failed.length === 0;
  const choices = [
    canAsk && ({ kind: 'day', text: say.anotherDay } as const),
    canAsk && ({ kind: 'address', text: say.fixAddress } as const),
    !buyer.returns &&
      page.shipments.some(({ status }) => status === 'DELIVERED') &&
      ({ kind: 'return', text: say.returnOrder } as const),
  ].filter((one) => one !== false);
  return html`<p class="${css.secondary}">
      <b>${say.address}</b>${buyer.confirmed.address.map((line) => html`<br />${line}`)}
    </p>
    ${failed.map(
      ({ awb, url }) =>
        html`<p class="${css.links}">
          ${failed.length > 1 && html`<b>${awb}</b>`}<a href="${url}?lang=${language}&amp;choice=day"
            >${say.anotherDay}</a
          ><a href="${url}?lang=${language}&amp;choice=address">${say.fixAddress}</a>
        </p>`,
    )}${
      choices.length > 0 &&
      orderForm(
        path,
        'request',
        language,
        html`${choices.map(
            ({ kind, text }, index) =>
              html`<label class="${css.choice}"
                ><input
                  type="radio"
                  name="kind"
                  value="${kind}"
                  required${index === 0 && html` checked`}
                />${text}</label
              >`,
          )}<label
            >${say.whatToChange}<textarea name="text" rows="2" maxlength="500" required></textarea></label
          ><button class="${css.action}">${say.send}</button>`,
      )
    }`;
}

/** Takes a rating from a buyer who confirmed the order: whoever saw the parcel knows its AWB. */
function ratingForm(language: TrackingLanguage, path: string, buyer: BuyerView): Html {
  const say = trackingMessages[language];
  const stars = html`<fieldset class="${css.stars}" aria-labelledby="rate">
      ${[1, 2, 3, 4, 5].map(
        (n) =>
          html`<label
            ><input
              type="radio"
              name="rating"
              value="${n}"
              required
              aria-label="${fillMessage(language, 'stars', { n })}"
            />${n}</label
          >`,
      )}
    </fieldset>
    <label>${say.comment}<textarea name="comment" rows="2" maxlength="500"></textarea></label
    ><button class="${css.action}">${say.send}</button>`;
  return html`<section class="${css.card}" aria-labelledby="rate">
    <h2 id="rate" class="${css.title}">${say.rateTitle}</h2>
    ${buyer.confirmed ? orderForm(path, 'feedback', language, stars) : confirmForm(language, path, buyer)}
  </section>`;
}

/** Renders the forms of the buyer: change the delivery, subscribe, rate. */
export function buyerForms(
  page: TrackingPageData,
  language: TrackingLanguage,
  path: string,
  lookupPath: string,
  buyer: BuyerView,
): Html {
  const say = trackingMessages[language];
  const isDelivered =
    page.shipments.length > 0 && page.shipments.every(({ status }) => status === 'DELIVERED');
  const isOver = page.shipments.length > 0 && page.shipments.every(isEnded);
  const isCodeAsked = !buyer.confirmed && (buyer.isCodeSent === true || buyer.isCodeWrong === true);
  const isAsked = isCodeAsked || buyer.confirmed;
  const isRatable = isDelivered && !buyer.isRated;
  return html`${buyer.notice && html`<p class="${css.note}" role="status">${say[buyer.notice]}</p>`}${
      isRatable && ratingForm(language, path, buyer)
    }
    <section class="${css.card}">
      ${
        // The rating takes the code then.
        !(isRatable && isCodeAsked) &&
        html`<details${isAsked && html` open`}><summary>${say.change}</summary>${changeForm(page, language, path, buyer)}</details>`
      }${buyer.confirmed && buyer.returns && returnForm(buyer.returns, language, path)}${
        !isOver &&
        html`<details>
          <summary>${say.emailUpdates}</summary>
          <form class="${css.form}" method="post" action="${path}/updates?lang=${language}">
            <label
              >${say.email}<input
                name="email"
                type="email"
                required
                autocomplete="email"
                maxlength="200" /></label
            ><button class="${css.action}">${say.getUpdates}</button>
          </form>
          ${
            buyer.pushKey !== undefined &&
            html`<button
              class="${css.action}"
              hidden
              data-push="${path}/push?lang=${language}"
              data-key="${buyer.pushKey}"
              data-worker="${lookupPath === '/' ? '' : lookupPath}/push.js"
              data-done="${say.deviceUpdatesOn}"
            >
              ${say.deviceUpdates}
            </button>`
          }
        </details>`
      }
    </section>`;
}

/** Returns whether the order has a day to put into a calendar. */
export const hasDeliveryDay = (page: TrackingPageData, now: Date): boolean =>
  page.shipments.some((parcel) => predictDelivery({ ...parcel, now }) !== undefined);
