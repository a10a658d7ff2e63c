import { useMessages } from '../MessagesProvider/kitMessages.ts';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { formatCount } from '../formatCount.ts';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, ExternalIcon } from '../icons/index.ts';
import { structureMessages } from '../structureMessages.ts';
import { Tooltip } from '../Tooltip/index.ts';
import * as styles from './SplitPanel.css.ts';

const defaults = structureMessages.split;

export interface PanelHeadProps {
  title: string;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  badge?: ReactNode;
  description?: ReactNode;
  href?: string;
  /** Index of the record; −1 if not in the list. */
  at: number;
  count: number;
  onGo: (by: -1 | 1) => void;
  onClose: () => void;
}

function Way({
  label,
  isEnd,
  onPress,
  children,
}: {
  label: string;
  isEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Tooltip
      trigger={
        // At an end it keeps focus: aria-disabled instead of disabled.

        <Button
          className={styles.way}
          aria-label={label}
          aria-disabled={isEnd}
          onPress={() => !isEnd && onPress()}
        >
          {children}
        </Button>
      }
      placement="bottom"
    >
      {label}
    </Tooltip>
  );
}

/** Record name, links to neighbours and its page, and the close button. */
export function PanelHeader(props: PanelHeadProps) {
  const words = useMessages('split', defaults);
  const { title, titleId, titleRef, badge, description, href, at, count, onGo, onClose } = props;
  return (
    <header className={styles.head}>
      <div className={styles.ways}>
        {at >= 0 && (
          <>
            <Way label={words.previous} isEnd={at === 0} onPress={() => onGo(-1)}>
              <ChevronUpIcon size={16} />
            </Way>
            <Way label={words.next} isEnd={at === count - 1} onPress={() => onGo(1)}>
              <ChevronDownIcon size={16} />
            </Way>
            <span className={styles.position}>{words.position(formatCount(at + 1), formatCount(count))}</span>
          </>
        )}
        <span className={styles.end}>
          {href !== undefined && (
            <Tooltip
              trigger={
                <Link className={styles.way} href={href} aria-label={words.openPage}>
                  <ExternalIcon size={16} />
                </Link>
              }
              placement="bottom"
            >
              {words.openPage}
            </Tooltip>
          )}
          <Way label={words.close} isEnd={false} onPress={onClose}>
            <CloseIcon size={16} />
          </Way>
        </span>
      </div>
      <div className={styles.titleLine}>
        <Heading slot="title" level={2} id={titleId} ref={titleRef} className={styles.title} tabIndex={-1}>
          {title}
        </Heading>
        {badge}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </header>
  );
}
