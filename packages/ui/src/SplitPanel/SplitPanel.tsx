import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { announce } from '../announce/index.ts';
import { PanelDivider } from './PanelDivider.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import * as styles from './SplitPanel.css.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { panelWidths, withinLimits } from './widths.ts';

export interface SplitPanelProps {
  /** The list. It keeps its place, its scroll and its selection while records open and close beside it. */
  children: ReactNode;
  /** Ids of the records, in the order of the list: previous and next follow it. */
  ids: readonly string[];
  /** The record that is open. Keep it in the address, so that a link and a reload open it again. */
  openId: string | undefined;
  /** Another record, or none when the panel is closed. */
  onOpenIdChange: (id: string | undefined) => void;
  /** Name of the open record: "KH-100482". */
  title: string;
  /** Beside the name: a status. */
  badge?: ReactNode;
  /** One line under the name. */
  description?: ReactNode;
  /** What the panel shows of the open record. */
  panel: ReactNode;
  /** Buttons under a line, at the end. */
  actions?: ReactNode;
  /** The record's own page. */
  href?: string;
  /** Pixels, 320 to 880. Left to the panel unless given. @default 440 */
  width?: number;
  /** Remember it, so that the panel is as wide the next time. */
  onWidthChange?: (width: number) => void;
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** A record beside the list it comes from. On a phone it takes the whole screen. */
export function SplitPanel(props: SplitPanelProps) {
  const { children, ids, openId, onOpenIdChange, title, badge, description, panel, actions, href } = props;
  const [ownWidth, setOwnWidth] = useState<number>(panelWidths.usual);
  const width = withinLimits(props.width ?? ownWidth);
  const isNarrow = useIsNarrow();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const isOpen = openId !== undefined;
  const at = isOpen ? ids.indexOf(openId) : -1;

  // Opening is the list's to decide, so that it is noticed here only afterwards. A panel that was there with the
  // page leaves the focus alone.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current && !isNarrow) {
      opener.current = document.activeElement;
      heading.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen, isNarrow]);

  const named = useRef(title);
  useEffect(() => {
    if (isOpen && named.current !== title) announce(title);
    named.current = title;
  }, [isOpen, title]);

  function close() {
    onOpenIdChange(undefined);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    opener.current = null;
  }

  function go(by: -1 | 1) {
    const id = ids[at + by];
    if (at >= 0 && id !== undefined) onOpenIdChange(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen || isTyping(event.target)) return;
    if (event.altKey && event.key === 'ArrowUp') go(-1);
    else if (event.altKey && event.key === 'ArrowDown') go(1);
    else return;
    event.preventDefault();
  }

  function closeByEscape(event: KeyboardEvent) {
    // What floats over the panel hears Escape first and keeps it to itself.
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  }

  const setWidth = (next: number) => {
    setOwnWidth(next);
    props.onWidthChange?.(next);
  };

  const record = isOpen && (
    <>
      <PanelHeader
        title={title}
        titleId={titleId}
        titleRef={heading}
        badge={badge}
        description={description}
        at={at}
        count={ids.length}
        onGo={go}
        onClose={close}
        {...(href !== undefined && { href })}
      />
      {/* it scrolls, and so the keyboard must be able to */}
      <div className={styles.body} tabIndex={0} role="group" aria-labelledby={titleId}>
        {panel}
      </div>
      {actions && <footer className={styles.foot}>{actions}</footer>}
    </>
  );

  return (
    <div
      className={styles.split}
      data-component="SplitPanel"
      style={{ [styles.widthProperty]: `${width}px` } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      <div className={styles.list}>{children}</div>
      {isNarrow ? (
        <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={(next) => !next && close()}>
          <Modal className={styles.screen}>
            <Dialog className={styles.panel} aria-labelledby={titleId}>
              {record}
            </Dialog>
          </Modal>
        </ModalOverlay>
      ) : (
        isOpen && (
          <>
            <PanelDivider width={width} onWidth={setWidth} />
            <aside className={styles.panel} aria-labelledby={titleId} onKeyDown={closeByEscape}>
              {record}
            </aside>
          </>
        )
      )}
    </div>
  );
}
