import { buyerChoices, buyerMessages, buyerReasons, isNdrBucket } from '@khep/domain/ndr';
import type { BuyerChoice, BuyerMessageKey } from '@khep/domain/ndr';
import { fillTemplate } from '@khep/domain/notifications';
import { formatLongWeekday } from '@khep/domain/days';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { document, header, languageMenu } from './document.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import * as css from './page.css.ts';
import type { AnswerOptions, AnswerPage, AnswerRenderer } from './pageData.ts';

const notes: Record<
  Exclude<AnswerPage['status'], 'open' | 'messages'>,
  readonly [BuyerMessageKey, BuyerMessageKey]
> = {
  sent: ['thanks', 'sent'],
  'sent-to-courier': ['thanks', 'sentCourier'],
  closed: ['closed', 'closedText'],
  expired: ['expired', 'expiredText'],
};

/** The page on which a buyer answers. A plain form: it works without scripts. */
export const answerPage: AnswerRenderer['answerPage'] = ({ page, language, path }) => {
  const { brand, status, order, courier, reason } = page;
  const values = {
    brand: brand?.name ?? '',
    order,
    courier,
    place: page.place,
    ending: page.phone_ending,
  };
  const say = (key: BuyerMessageKey) => fillTemplate(buyerMessages[language][key], values);
  const reasonKey = isNdrBucket(reason) ? buyerReasons[reason] : undefined;
  if (status === 'messages') return messagesPage({ page, language, path }, values);
  const note = status === 'open' ? undefined : notes[status];
  const canAnswer = status === 'open' || status === 'sent';
  return document({
    language,
    title: say(note?.[0] ?? 'title'),
    branding: brand?.branding,
    content: html`${brand ? header(brand, language, path) : languageMenu(language, path)}
      <section class="${css.card}">
        <h1 class="${css.headline}">${say(note?.[0] ?? 'title')}</h1>
        <p class="${css.subline}" ${note && html` role="status"`}>
          ${say(note?.[1] ?? 'failed')}${!note && reasonKey && ` ${say(reasonKey)}`}
        </p>
        ${canAnswer && answerForm(page, language, path, say)}
      </section>
      ${
        canAnswer &&
        html`<p class="${css.subline}">
          <a href="${path}?lang=${language}&amp;messages=1">${say('messages')}</a>
        </p>`
      }`,
  });
};

/**
 * Names the channels on which the brand writes, each with a button. A GET changes nothing: programs that look at links in
 * messages must not end them.
 */
function messagesPage(
  { page: { brand, channels = [], is_saved }, language, path }: AnswerOptions,
  values: Readonly<Record<string, string>>,
): string {
  const say = (key: BuyerMessageKey, more: Readonly<Record<string, string>> = {}) =>
    fillTemplate(buyerMessages[language][key], { ...values, ...more });
  const nameOf = (channel: string) =>
    channel === 'whatsapp' ? 'WhatsApp' : channel === 'sms' ? 'SMS' : say('email');
  const button = (name: 'stop' | 'start', value: string, text: string) =>
    html`<button class="${css.action}" name="${name}" value="${value}">${text}</button>`;
  return document({
    language,
    title: say('messages'),
    branding: brand?.branding,
    content: html`${brand ? header(brand, language, path) : languageMenu(language, path)}
      <section class="${css.card}">
        <h1 class="${css.headline}">${say('messages')}</h1>
        ${is_saved === true && html`<p class="${css.note}" role="status">${say('saved')}</p>`}
        <form class="${css.form}" method="post" action="${path}?lang=${language}">
          <ul class="${css.channels}">
            ${channels.map(
              ({ channel, contact, is_stopped }) =>
                html`<li>
                  <span><strong>${nameOf(channel)}</strong> <bdi dir="ltr">${contact}</bdi></span
                  >${
                    is_stopped
                      ? button('start', channel, say('startChannel', { channel: nameOf(channel) }))
                      : button('stop', channel, say('stopChannel', { channel: nameOf(channel) }))
                  }
                </li>`,
            )}
          </ul>
          <div class="${css.actions}">
            ${channels.some(({ is_stopped }) => !is_stopped) && button('stop', 'all', say('stopAll'))}
            ${channels.some(({ is_stopped }) => is_stopped) && button('start', 'all', say('startAll'))}
          </div>
        </form>
      </section>`,
  });
}

function answerForm(
  { dates, given = {}, problem }: AnswerPage,
  language: TrackingLanguage,
  path: string,
  say: (key: BuyerMessageKey) => string,
): Html {
  const choices = buyerChoices.filter((choice) => choice !== 'day' || dates.length > 0);
  const wrong = { date: 'wrongDate', address: 'wrongAddress', phone: 'wrongPhone' } as const;
  const alert = (field: keyof typeof wrong) =>
    problem === field && html`<span id="wrong" class="${css.note}" role="alert">${say(wrong[field])}</span>`;
  const invalid = (field: string) => problem === field && html` aria-invalid="true" aria-describedby="wrong"`;
  const fields: Partial<Record<BuyerChoice, Html>> = {
    day: html`<label
        >${say('chooseDay')}
        <select name="date" ${invalid('date')}>
          ${dates.map(
            (day) =>
              html`<option value="${day}" ${given['date'] === day && html` selected`}>
                ${formatLongWeekday(day, language)}
              </option>`,
          )}
        </select></label
      >${alert('date')}`,
    address: html`<label
        >${say('addressHelp')}<textarea name="address" rows="2" maxlength="300" ${invalid('address')}>
${given['address'] ?? ''}</textarea></label
      >${alert('address')}<label
        >${say('landmark')}<input name="landmark" maxlength="120" value="${given['landmark'] ?? ''}"
      /></label>`,
    phone: html`<label
        >${say('phoneHelp')}<input
          name="phone"
          inputmode="tel"
          autocomplete="tel-national"
          maxlength="14"
          value="${given['phone'] ?? ''}"
          ${invalid('phone')}
      /></label>
      ${alert('phone')}`,
  };
  const chosen = given['choice'] ?? choices[0];
  return html`<form class="${css.form}" method="post" action="${path}?lang=${language}">
    ${choices.map(
      (choice) =>
        html`<label class="${css.choice}"
            ><input
              type="radio"
              name="choice"
              value="${choice}"
              required${choice === chosen && html` checked`}
            />${say(choice)}</label
          >${fields[choice] && html`<div>${fields[choice]}</div>`}`,
    )}<label
      >${say('comment')}<textarea name="comment" rows="2" maxlength="300">
${given['comment'] ?? ''}</textarea></label
    ><button class="${css.action}">${say('send')}</button>
  </form>`;
}
