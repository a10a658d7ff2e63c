import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  /** What the part holds. */
  title: string;
  /** At the end of the line, in sight while the part is folded: "3 rules", a StatusBadge. */
  summary?: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening a part folds the others. @default false */
  isSingle?: boolean;
  /** Ids of the open parts. Left to the accordion unless given. */
  expandedIds?: readonly string[];
  /** Open at first, when `expanded` is left to the accordion. */
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (ids: string[]) => void;
  /** Level of the titles in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
}

/** Parts of a page that fold away, for what most people do not need most of the time. */
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
