import {
  banner,
  card,
  product,
  productImage,
  productText,
  productTitle,
  products,
  secondary,
  title,
} from './page.css.ts';
import type { AdBanner, ProductSuggestions } from './pageData.ts';
import { safeLink } from './safeLink.ts';
import { messages } from './messages.ts';
import type { Language } from './messages.ts';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** The brand's banner, optionally linked. */
export function Banner({ ad }: { ad: AdBanner }) {
  const source = safeLink(ad.banner_file_url);
  if (!ad.enabled || !source) return null;
  const picture = <img className={banner} src={source} alt={ad.image_alt ?? ''} loading="lazy" />;
  const href = safeLink(ad.redirect_url);
  return href ? (
    <a href={href} target={ad.tab === '_self' ? '_self' : '_blank'} rel="noopener">
      {picture}
    </a>
  ) : (
    picture
  );
}

/** Products suggested by the brand, with prices before and after the discount. */
export function Suggestions({
  suggestions,
  language,
}: {
  suggestions: ProductSuggestions;
  language: Language;
}) {
  const say = messages[language];
  const shown = suggestions.products.filter((item) => item.title);
  if (!suggestions.enabled || shown.length === 0) return null;
  return (
    <section className={card} aria-labelledby="suggestions">
      <h2 id="suggestions" className={title}>
        {say.mayLike}
      </h2>
      <ul className={products}>
        {shown.map((item) => {
          const image = safeLink(item.product_image_url);
          // A missing discount price is stored as 0.
          const price = item.discount_price ?? 0;
          const reduced = price > 0 && price < item.retail_price;
          return (
            <li key={`${item.title}${item.redirect_url}`}>
              <a className={product} href={safeLink(item.redirect_url)} target="_blank" rel="noopener">
                {image ? (
                  <img className={productImage} src={image} alt="" loading="lazy" />
                ) : (
                  <span className={productImage} />
                )}
                <span className={productText}>
                  <span className={productTitle}>{item.title}</span>
                  <span className={secondary}>
                    {rupees.format(reduced ? price : item.retail_price)}{' '}
                    {reduced ? <s>{rupees.format(item.retail_price)}</s> : null}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
