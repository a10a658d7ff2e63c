import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Menu, type MenuItem } from '../Menu/index.ts';
import { breadcrumbsWord as defaultBreadcrumbsWord } from '../shellMessages.ts';
import { structureMessages } from '../structureMessages.ts';
import * as styles from './Breadcrumbs.css.ts';

const defaults = structureMessages.crumbs;

export interface BreadcrumbItem {
  label: string;
  /** Omit for the last level, the current page. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the root to the current page. */
  items: readonly BreadcrumbItem[];
  /** Maximum visible levels, at least 3; those in the middle move to a menu. @default 4 */
  maxItems?: number;
}

function Level({ item, isPage }: { item: BreadcrumbItem; isPage: boolean }) {
  return (
    <li className={styles.crumb}>
      {item.href !== undefined && !isPage ? (
        <Link className={styles.link} href={item.href}>
          {item.label}
        </Link>
      ) : (
        <span className={styles.link} aria-current={isPage ? 'page' : undefined}>
          {item.label}
        </span>
      )}
    </li>
  );
}

function asItem({ label, href }: BreadcrumbItem): MenuItem {
  return href === undefined ? { id: label, label, isDisabled: true } : { id: href, label, href };
}

/** The path to this page. */
export function Breadcrumbs({ items, maxItems = 4 }: BreadcrumbsProps) {
  const breadcrumbsWord = useMessages('breadcrumbs', defaultBreadcrumbsWord);
  const words = useMessages('crumbs', defaults);
  const shown = Math.max(3, maxItems);
  const isLong = items.length > shown;
  const hidden = isLong ? items.slice(1, items.length - shown + 2) : [];
  const [first, ...rest] = items;
  const nearest = rest.slice(hidden.length);
  if (!first) return null;
  return (
    <nav aria-label={breadcrumbsWord} data-component="Breadcrumbs">
      <ol className={styles.list}>
        <Level item={first} isPage={items.length === 1} />
        {isLong && (
          <li className={styles.crumb}>
            <Menu
              label={words.more(hidden.length)}
              placement="bottom start"
              trigger={
                <Button className={styles.more} aria-label={words.more(hidden.length)}>
                  …
                </Button>
              }
              items={hidden.map(asItem)}
            />
          </li>
        )}
        {nearest.map((item, index) => (
          <Level key={item.href ?? item.label} item={item} isPage={index === nearest.length - 1} />
        ))}
      </ol>
    </nav>
  );
}
