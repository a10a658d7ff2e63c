import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import * as styles from './AuthLayout.css.ts';
import { CubePattern } from './CubePattern.tsx';

export interface AuthLayoutProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** One line under the form: a link to another form. */
  aside?: ReactNode;
  /** Wide enough for two fields side by side. */
  isWide?: boolean;
}

/** Layout of the forms before the dashboard: the form beside a decorated panel. */
export function AuthLayout({ title, lead, children, aside, isWide = false }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <main className={styles.main}>
        <div className={isWide ? styles.wideColumn : styles.column}>
          <div className={styles.mark}>
            <span className={styles.product}>
              <Logo />
            </span>
            Khep
          </div>
          <h1 className={styles.heading} tabIndex={-1}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
      </main>
      <aside className={styles.wall} aria-label="About Khep">
        <div className={styles.pattern}>
          <CubePattern />
        </div>
        <p className={styles.slogan}>Every parcel on one screen.</p>
        <p className={styles.claim}>
          Packing, couriers, returns and money in one place, with every rupee explained.
        </p>
      </aside>
    </div>
  );
}
