import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { formatCount } from '../DataGrid/formatCount.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  /** How many things are behind it; text where it is capped ("99+"). */
  count?: number | string;
  /** Makes the tab a link, so that the address is the state. */
  href?: string;
  isDisabled?: boolean;
  /** What the tab shows. Without it the children of Tabs are shown. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Names the tabs to a screen reader: "Views of new orders". */
  label: string;
  items: readonly TabItem[];
  /** Id of the selected tab. */
  selectedId?: string;
  /** Selected at first, when `selected` is left to the component. @default the first */
  defaultSelectedId?: string;
  onSelectionChange?: (id: string) => void;
  /** One panel for every tab: a list that the tabs filter. */
  children?: ReactNode;
}

/** Views of one subject, one at a time. Arrow keys move between them. */
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
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      {...(defaultSelectedId === undefined ? {} : { defaultSelectedKey: defaultSelectedId })}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <TabList className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={styles.tab}
            isDisabled={item.isDisabled ?? false}
            {...(item.href === undefined ? {} : { href: item.href })}
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
