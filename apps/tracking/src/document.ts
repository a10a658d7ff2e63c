import {
  brandColors,
  languageNames,
  textDirection,
  trackingLanguages,
  trackingMessages,
} from '@khep/domain/tracking';
import type { TrackingLanguage } from '@khep/domain/tracking';
import enhance from './enhance.js?raw';
import { html, rawHtml } from './html.ts';
import type { Html } from './html.ts';
import * as css from './page.css.ts';
import type { Branding, PageBrand, PageRenderer } from './pageData.ts';
import { safeLink } from './safeLink.ts';

/** Replaced by the page's styles at build time. */
const styles = '__KHEP_PAGE_STYLES__';

const variable = (name: string) => name.slice('var('.length, -1);

export interface DocumentOptions {
  language: TrackingLanguage;
  title: string;
  branding?: Branding | undefined;
  content: Html;
}

/**
 * The HTML document. What is the same for every page comes first and is compressed once; what a brand or a language
 * changes follows.
 */
export function document({ language, title, branding, content }: DocumentOptions): string {
  const colors = brandColors(branding?.brand_color ?? undefined);
  const { color, onColor, soft } = css.brandTheme;
  const theme = `:root{${variable(color)}:${colors.color};${variable(onColor)}:${colors.onColor};${variable(soft)}:${colors.soft}}`;
  const rest = html`<title>${title}</title>
    <link rel="icon" href="${safeLink(branding?.favicon) ?? 'data:,'}" />
    <style>
      ${rawHtml(theme)}
    </style>
    </head>
    <body class="${css.page}" ${textDirection(language) === 'rtl' && rawHtml(' dir="rtl"')}>
      <main class="${css.frame}">${content}</main>
      <script>
        ${rawHtml(enhance.trim())};
      </script>
    </body>
    </html>`;
  return documentStart(language) + rest.markup;
}

/** The start of every page in a language, until its title. */
export const documentStart: PageRenderer['documentStart'] = (language) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="referrer" content="same-origin"><style>${styles}</style>`;

/** The other languages of a page. */
export function languageMenu(language: TrackingLanguage, path: string): Html {
  return html`<details class="${css.languages}" data-languages>
    <summary aria-label="${trackingMessages[language].language}: ${languageNames[language]}">
      ${languageNames[language]}
    </summary>
    <nav>
      ${trackingLanguages
        .filter((one) => one !== language)
        .map(
          (one) =>
            html`<a href="${path}?lang=${one}&amp;chosen" lang="${one}" hreflang="${one}"
              >${languageNames[one]}</a
            >`,
        )}
    </nav>
  </details>`;
}

/** The brand, and the choice of a language. */
export function header(
  { name, branding = {} }: Pick<PageBrand, 'name' | 'branding'>,
  language: TrackingLanguage,
  path: string,
): Html {
  const picture = safeLink(branding.brand_logo);
  const home = safeLink(branding.website_url);
  const inside = html`${
      picture
        ? html`<img class="${css.logo}" src="${picture}" alt="" height="40" />`
        : html`<span class="${css.mark}" aria-hidden="true">${Array.from(name)[0]}</span>`
    }<span>${name}</span>`;
  return html`<header class="${css.header}">
      ${
        home
          ? html`<a class="${css.brandLink}" href="${home}" rel="noopener">${inside}</a>`
          : html`<span class="${css.brandLink}">${inside}</span>`
      }
      ${languageMenu(language, path)}
    </header>
    ${branding.description ? html`<p class="${css.secondary}" dir="auto">${branding.description}</p>` : null}`;
}
