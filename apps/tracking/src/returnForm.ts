import { formatWeekday } from '@khep/domain/days';
import { returnMessages } from '@khep/domain/returns';
import { formatAmount } from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import { html } from './html.ts';
import type { Html } from './html.ts';
import * as css from './page.css.ts';
import type { ReturnsView } from './pageData.ts';

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The buyer's returns of an order, and the form for another within the policy. Works without a script. */
export function returnForm(view: ReturnsView, language: TrackingLanguage, path: string): Html {
  const say = returnMessages(language);
  const { requests, open, entered } = view;
  return html`<details${(view.problem !== undefined || view.isRequested) && html` open`}>
    <summary>${say.title}</summary>
    ${requests.map(
      ({ number, state }) =>
        html`<p class="${css.note}" role="status"><b>${number}</b>: ${say.states[state]}</p>`,
    )}${view.problem && html`<p class="${css.note}" role="alert">${say.problems[view.problem]}</p>`}${
      open &&
      html`<p class="${css.secondary}">${fill(say.until, { day: formatWeekday(open.until, language) })}</p>
        <form
          class="${css.form}"
          method="post"
          enctype="multipart/form-data"
          action="${path}/return?lang=${language}"
        >
          <fieldset class="${css.plain}">
            <legend>${say.items}</legend>
            ${open.items.map(
              ({ sku_id, name, returnable }) =>
                html`<label class="${css.choice}"
                    ><input
                      type="checkbox"
                      name="item"
                      value="${sku_id}"
                      ${entered?.quantities.has(sku_id) && html` checked`}
                    />${name}</label
                  >${
                    returnable > 1 &&
                    html`<input
                      type="number"
                      name="quantity ${sku_id}"
                      min="1"
                      max="${returnable}"
                      value="${entered?.quantities.get(sku_id) ?? 1}"
                      aria-label="${fill(say.quantity, { item: name })}"
                    />`
                  }`,
            )}
          </fieldset>
          <label
            >${say.reason}<select name="reason" required>
              <option value="">${say.choose}</option>
              ${open.reasons.map((id) => html`<option value="${id}" ${entered?.reason === id && html` selected`}>${say.reasons[id]}</option>`)}
            </select></label
          ><label
            >${say.words}<textarea name="remark" rows="2" maxlength="250">
${entered?.remark ?? ''}</textarea></label
          ><label
            >${say.photos}<input type="file" name="photo" accept="image/png,image/jpeg" multiple
          /></label>
          <p class="${css.secondary}">${say.photosNeeded}</p>
          <fieldset class="${css.plain}">
            <legend>${say.wants}</legend>
            <label class="${css.choice}"
              ><input
                type="radio"
                name="kind"
                value="return"
                ${entered?.kind !== 'exchange' && html` checked`}
              />${say.refund}</label
            ><label class="${css.choice}"
              ><input
                type="radio"
                name="kind"
                value="exchange"
                ${entered?.kind === 'exchange' && html` checked`}
              />${say.exchange}</label
            >
          </fieldset>
          ${
            open.fee > 0 &&
            html`<p class="${css.secondary}">
              ${fill(say.fee, { amount: formatAmount(open.fee, language) })}
            </p>`
          }<button class="${css.action}">${say.send}</button>
        </form>`
    }
  </details>`;
}
