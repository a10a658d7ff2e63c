import { fillMessage, formatAmount, trackingMessages } from '@khep/domain/tracking';
import { html } from './html.ts';
import type { Html } from './html.ts';
import * as css from './page.css.ts';
import type { View } from './parcel.ts';

/** Renders the COD amount that the buyer pays on delivery. In rupees; nothing for a prepaid or delivered order. */
export function codAmount(amount_to_collect: number, { language }: View): Html | false {
  if (amount_to_collect <= 0) return false;
  const amount = formatAmount(amount_to_collect, language);
  return html`<p class="${css.codAmount}">
    <b>${fillMessage(language, 'codAmount', { amount })}</b><br />${trackingMessages[language].codAmountText}
  </p>`;
}
