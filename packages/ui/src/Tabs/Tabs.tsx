import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { formatCount } from '../formatCount.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  /** Count; text if capped ("99+"). */
  count?: number | string;
  /** Makes the tab a link. */
  href?: string;
  isDisabled?: boolean;
  /** Content of the tab. If omitted, the children of Tabs are shown. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Accessible name: "Views of new orders". */
  label: string;
  items: readonly TabItem[];
  /** ID of the selected tab. */
  selectedId?: string;
  /** Initially selected tab, if uncontrolled. @default the first */
  defaultSelectedId?: string;
  onSelectionChange?: (id: string) => void;
  /** A single panel for all tabs: a list that they filter. */
  children?: ReactNode;
}

/** Views of a subject, one at a time. Arrow keys move between them. */
export function Tabs({
  label,
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  children,
}: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      data-component="Tabs"
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <TabList className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={styles.tab}
            isDisabled={item.isDisabled ?? false}
            href={item.href}
          >
            {item.label}
            {item.count !== undefined && (
              <span className={styles.count}>
                {typeof item.count === 'number' ? formatCount(item.count) : item.count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content ?? children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
