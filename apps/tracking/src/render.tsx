import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './Document.tsx';
import { Help } from './Help.tsx';
import { Parcel } from './Parcel.tsx';
import { Banner, Suggestions } from './Suggestions.tsx';
import {
  action,
  brandLink,
  card,
  header,
  headline,
  hidden,
  language as languageLink,
  logo,
  lookup,
  lookupInput,
  mark,
  secondary,
  subline,
} from './page.css.ts';
import type { Branding, NoPage, TrackingPageData } from './pageData.ts';
import { safeLink } from './safeLink.ts';
import { messages } from './messages.ts';
import type { Language } from './messages.ts';

export type { NoPage, TrackingPageData } from './pageData.ts';

export interface RenderOptions {
  page: TrackingPageData | NoPage;
  language: Language;
  /** The page's address without its query. */
  path: string;
  /** ISO 8601. */
  now: string;
}

function Header({
  name,
  branding,
  language,
  path,
}: {
  name: string;
  branding: Branding;
  language: Language;
  path: string;
}) {
  const other: Language = language === 'en' ? 'hi' : 'en';
  const picture = safeLink(branding.brand_logo);
  const home = safeLink(branding.website_url);
  const inside = (
    <>
      {picture ? (
        <img className={logo} src={picture} alt="" />
      ) : (
        <span className={mark} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
      )}
      <span>{name}</span>
    </>
  );
  return (
    <header className={header}>
      {home ? (
        <a className={brandLink} href={home} rel="noopener">
          {inside}
        </a>
      ) : (
        <span className={brandLink}>{inside}</span>
      )}
      <a className={languageLink} href={`${path}?lang=${other}`} lang={other} hrefLang={other}>
        {messages[language].otherLanguage}
      </a>
    </header>
  );
}

/** A plain form to look up another parcel, for mistyped links. */
function Lookup({ slug, language }: { slug: string; language: Language }) {
  const say = messages[language];
  return (
    <form className={lookup} method="get" action={`/${encodeURIComponent(slug)}/track`}>
      <label className={hidden} htmlFor="number">
        {say.lookupLabel}
      </label>
      <input
        className={lookupInput}
        id="number"
        name="id"
        required
        maxLength={64}
        autoComplete="off"
        placeholder={say.lookupLabel}
      />
      <input type="hidden" name="lang" value={language} />
      <button className={action} type="submit">
        {say.lookupButton}
      </button>
    </form>
  );
}

function Missing({ page, language, path }: RenderOptions & { page: NoPage }) {
  const say = messages[language];
  const limited = page.state === 'rate-limited';
  const heading = limited ? say.limitedTitle : say.notFoundTitle;
  return (
    <Document language={language} title={heading} brandColor={page.brand?.branding?.brand_color ?? undefined}>
      {page.brand ? (
        <Header name={page.brand.name} branding={page.brand.branding ?? {}} language={language} path={path} />
      ) : null}
      <section className={card}>
        <h1 className={headline}>{heading}</h1>
        <p className={subline}>{limited ? say.limitedText : say.notFoundText}</p>
        {page.brand && !limited ? <Lookup slug={page.brand.slug} language={language} /> : null}
      </section>
    </Document>
  );
}

/** An order without boxes. */
function NotPacked({ page, language }: { page: TrackingPageData; language: Language }) {
  const say = messages[language];
  return (
    <section className={card}>
      <p className={secondary}>
        {say.order} {page.order_id}
      </p>
      <h1 className={headline}>{say.preparing}</h1>
      <p className={subline}>{say.preparingText}</p>
    </section>
  );
}

function Found({ page, language, path, now }: RenderOptions & { page: TrackingPageData }) {
  const say = messages[language];
  return (
    <Document
      language={language}
      title={`${say.order} ${page.order_id} · ${page.brand.name}`}
      brandColor={page.branding.brand_color ?? undefined}
      favicon={page.branding.favicon}
    >
      <Header name={page.brand.name} branding={page.branding} language={language} path={path} />
      {page.shipments.map((parcel, index) => (
        <Parcel
          key={parcel.box_number}
          parcel={parcel}
          orderId={page.order_id}
          language={language}
          path={`${path}?lang=${language}`}
          now={new Date(now)}
          isFirst={index === 0}
        />
      ))}
      {page.shipments.length === 0 ? <NotPacked page={page} language={language} /> : null}
      <Banner ad={page.ad_banner} />
      <Suggestions suggestions={page.product_suggestions} language={language} />
      <Help support={page.customer_support} social={page.social_media} language={language} />
    </Document>
  );
}

/** Renders the page as HTML that works without scripts, fonts or further requests. */
export function render(options: RenderOptions): string {
  const { page } = options;
  const markup = renderToStaticMarkup(
    'state' in page ? <Missing {...options} page={page} /> : <Found {...options} page={page} />,
  );
  return `<!doctype html>${markup}`;
}
