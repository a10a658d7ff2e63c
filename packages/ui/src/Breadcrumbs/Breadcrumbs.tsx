import { Link } from 'react-aria-components/Link';
import { shellMessages } from '../shellMessages.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Leave out on the last, which is the page itself. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
}

/** The way from a list down to this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label={shellMessages.breadcrumbs} data-component="Breadcrumbs">
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={styles.crumb}>
            {item.href !== undefined && index < items.length - 1 ? (
              <Link className={styles.link} href={item.href}>
                {item.label}
              </Link>
            ) : (
              <span className={styles.link} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
