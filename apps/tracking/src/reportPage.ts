import { document } from './document.ts';
import { html } from './html.ts';
import * as css from './page.css.ts';
import type { ReportPage, ReportRenderer } from './pageData.ts';

/** In English, as the emails with these pages are. */
const texts: Record<
  ReportPage['status'],
  (page: ReportPage) => { title: string; text: string; action?: string }
> = {
  ask: ({ brand, title, rhythm }) => ({
    title: `${title} of ${brand} by email?`,
    text: `You get these numbers of ${brand} ${rhythm}, as text, CSV and PDF. Each email has a link that stops them.`,
    action: 'Yes, send it to me',
  }),
  confirmed: ({ brand, title, rhythm }) => ({
    title: 'Confirmed',
    text: `You get ${title} of ${brand} ${rhythm}. Each email has a link that stops them.`,
  }),
  stop: ({ brand, title }) => ({
    title: `Stop ${title} of ${brand}?`,
    text: 'No more of these emails are sent to you.',
    action: 'Stop the emails',
  }),
  stopped: ({ brand, title }) => ({
    title: 'Stopped',
    text: `${title} of ${brand} isn't sent to you any more. To get it again, ask the brand to add you again.`,
  }),
  ended: () => ({
    title: 'This link has ended',
    text: 'Nothing is sent to you by it. If you expected an email, ask the brand to add you again.',
  }),
};

/**
 * The page on which someone outside a brand confirms or stops a page by email. A plain form: a GET changes nothing, because
 * programs open the links in emails.
 */
export const reportPage: ReportRenderer['reportPage'] = ({ page, path }) => {
  const { title, text, action } = texts[page.status](page);
  return document({
    language: 'en',
    title,
    content: html`<section class="${css.card}">
      <h1 class="${css.headline}">${title}</h1>
      <p class="${css.subline}" ${action === undefined && html` role="status"`}>${text}</p>
      ${page.filters !== '' && html`<p class="${css.subline}">${page.filters}.</p>`}
      ${
        action !== undefined &&
        html`<form class="${css.form}" method="post" action="${path}">
          <button class="${css.action}">${action}</button>
        </form>`
      }
    </section>`,
  });
};
