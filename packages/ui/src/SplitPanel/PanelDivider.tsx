import { useMessages } from '../MessagesProvider/kitMessages.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { structureMessages } from '../structureMessages.ts';
import { panelWidths, widthAfterKey, withinLimits } from './widths.ts';
import * as styles from './SplitPanel.css.ts';

const defaults = structureMessages.split;

export interface PanelDividerProps {
  /** Pixels. */
  width: number;
  onWidth: (width: number) => void;
}

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

/** The divider between list and panel, moved by dragging or arrow keys. */
export function PanelDivider({ width, onWidth }: PanelDividerProps) {
  const words = useMessages('split', defaults);
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = widthAfterKey(event.key, width, isRightToLeft(event.currentTarget));
    if (next === undefined) return;
    event.preventDefault();
    onWidth(withinLimits(next, event.currentTarget.parentElement?.clientWidth));
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const line = event.currentTarget;
    const place = line.parentElement?.getBoundingClientRect();
    if (!place || !line.hasPointerCapture(event.pointerId)) return;
    const next = isRightToLeft(line) ? event.clientX - place.left : place.right - event.clientX;
    onWidth(withinLimits(next, place.width));
  }

  return (
    <div
      className={styles.divider}
      role="separator"
      aria-orientation="vertical"
      aria-label={words.width}
      aria-valuenow={width}
      aria-valuemin={panelWidths.least}
      aria-valuemax={panelWidths.most}
      aria-valuetext={words.pixels(width)}
      tabIndex={0}
      data-part="divider"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onWidth(panelWidths.usual)}
    />
  );
}
