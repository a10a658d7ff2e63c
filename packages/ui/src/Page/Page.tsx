import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** The page's h1. */
  title: string;
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** A line below the title. */
  description?: ReactNode;
  /** Above the title: Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** Buttons at the end of the header; the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The header and content of a screen. */
export function Page({ title, badge, description, breadcrumbs, actions, children }: PageProps) {
  return (
    <div className={styles.page} data-component="Page">
      {breadcrumbs}
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.titleLine}>
            <h1 className={styles.title} tabIndex={-1} data-part="title">
              {title}
            </h1>
            {badge}
          </div>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && (
          <div className={styles.actions} data-part="actions">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
