import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  /** Title of the part. */
  title: string;
  /** Shown at the end of the line, also while collapsed: "3 rules", a StatusBadge. */
  summary?: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening a part collapses the others. @default false */
  isSingle?: boolean;
  /** IDs of the open parts. Controlled if given. */
  expandedIds?: readonly string[];
  /** Parts open initially, if uncontrolled. */
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (ids: string[]) => void;
  /** Heading level of the titles. @default 3 */
  level?: 2 | 3 | 4;
}

/** Collapsible parts of a page. */
export function Accordion(props: AccordionProps) {
  const { items, isSingle = false, expandedIds, defaultExpandedIds, onExpandedChange, level = 3 } = props;
  return (
    <DisclosureGroup
      className={styles.accordion}
      data-component="Accordion"
      allowsMultipleExpanded={!isSingle}
      {...(expandedIds && { expandedKeys: expandedIds })}
      {...(defaultExpandedIds && { defaultExpandedKeys: defaultExpandedIds })}
      onExpandedChange={(keys) => onExpandedChange?.([...keys].map(String))}
    >
      {items.map(({ id, title, summary, content, isDisabled = false }) => (
        <Disclosure key={id} id={id} className={styles.part} isDisabled={isDisabled}>
          <Heading level={level} className={styles.heading}>
            <Button slot="trigger" className={styles.trigger}>
              <span className={styles.chevron}>
                <ChevronDownIcon size={16} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                {summary && <span className={styles.summary}>{summary}</span>}
              </span>
            </Button>
          </Heading>
          <DisclosurePanel className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
