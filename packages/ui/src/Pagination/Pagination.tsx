import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { announce } from '../announce/index.ts';
import { formatCount } from '../DataGrid/formatCount.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { structureMessages } from '../structureMessages.ts';
import { pageMarks } from './pages.ts';
import * as styles from './Pagination.css.ts';

const words = structureMessages.pagination;

export interface PaginationProps {
  /** Names it where a page has two. @default 'Pages' */
  label?: string;
  /** The present page, from 1. */
  page: number;
  /** How many things there are in all. */
  total: number;
  /** How many things a page shows. */
  pageSize: number;
  onPageChange?: (page: number) => void;
  /** Makes the pages links, so that the address is the state. */
  getHref?: (page: number) => string;
}

interface GoProps {
  page: number;
  label: string;
  isCurrent?: boolean;
  isEnd?: boolean;
  part?: 'number';
  children: ReactNode;
}

/** Leads from page to page of a list that the server cuts. For a list that loads as one scrolls, see DataGrid. */
export function Pagination({
  label = words.label,
  page,
  total,
  pageSize,
  onPageChange,
  getHref,
}: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const present = Math.max(1, Math.min(page, count));

  function choose(next: number) {
    if (next === present) return;
    onPageChange?.(next);
    announce(words.pageOf(formatCount(next), formatCount(count)));
  }

  function go({ page: target, label: name, isCurrent = false, isEnd = false, part, children }: GoProps) {
    const common = {
      className: styles.go,
      'aria-label': name,
      ...(isCurrent && { 'aria-current': 'page' as const }),
      ...(part && { 'data-part': part }),
    };
    // At an end it keeps the focus it has: it is marked, not disabled.
    if (getHref && !isEnd)
      return (
        <Link {...common} href={getHref(target)} onPress={() => choose(target)}>
          {children}
        </Link>
      );
    return (
      <Button {...common} aria-disabled={isEnd} onPress={() => !isEnd && choose(target)}>
        {children}
      </Button>
    );
  }

  const from = (present - 1) * pageSize + 1;
  return (
    <nav className={styles.pagination} aria-label={label} data-component="Pagination">
      <p className={styles.range}>
        {total === 0
          ? words.nothing
          : words.range(
              formatCount(from),
              formatCount(Math.min(total, present * pageSize)),
              formatCount(total),
            )}
      </p>
      {count > 1 && (
        <ul className={styles.list}>
          <li>
            {go({
              page: present - 1,
              label: words.previous,
              isEnd: present === 1,
              children: <ChevronLeftIcon size={16} />,
            })}
          </li>
          {pageMarks(present, count).map((mark, index) =>
            mark === 'gap' ? (
              // oxlint-disable-next-line react/no-array-index-key -- a gap is nothing but its place
              <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={mark} className={mark === present ? undefined : styles.roomy}>
                {go({
                  page: mark,
                  label: words.page(formatCount(mark)),
                  isCurrent: mark === present,
                  part: 'number',
                  children: formatCount(mark),
                })}
              </li>
            ),
          )}
          <li>
            {go({
              page: present + 1,
              label: words.next,
              isEnd: present === count,
              children: <ChevronRightIcon size={16} />,
            })}
          </li>
        </ul>
      )}
    </nav>
  );
}
