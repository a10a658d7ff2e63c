import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { announce } from '../announce/index.ts';
import { gridMessages } from './base/gridMessages.ts';
import * as styles from './frame.css.ts';
import { formatCount } from '../formatCount.ts';

interface GridFootProps {
  shown: number;
  totalText: string | undefined;
  /** Other rows are being loaded. */
  isStale: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: (() => void) | undefined;
}

const defaults = gridMessages.grid;

/** Number of loaded rows and the "Load more" button. */
export function GridFooter({ shown, totalText, isStale, hasMore, isLoadingMore, onLoadMore }: GridFootProps) {
  const words = useMessages('grid', defaults);
  const before = useRef(shown);
  const asked = useRef(false);

  useEffect(() => {
    const added = shown - before.current;
    before.current = shown;
    if (!asked.current || added <= 0) return;
    asked.current = false;
    announce(words.loaded(formatCount(added), formatCount(shown)));
  }, [shown, words]);

  return (
    <div className={styles.footer} data-part="footer">
      <span>{isStale ? words.updating : words.shown(formatCount(shown), totalText)}</span>
      {hasMore && onLoadMore && !isStale && (
        <span className={styles.footerEnd}>
          <Button
            size="small"
            isPending={isLoadingMore}
            onPress={() => {
              asked.current = true;
              onLoadMore();
            }}
          >
            {words.loadMore}
          </Button>
        </span>
      )}
    </div>
  );
}
