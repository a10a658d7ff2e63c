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
import { useRoom } from './useRoom.ts';
import { panelWidths, withinLimits } from './widths.ts';

export interface SplitPanelProps {
  /** The list. Its scroll position and selection stay. */
  children: ReactNode;
  /** IDs of records in list order. */
  ids: readonly string[];
  /** ID of the open record. Keep it in the address. */
  openId: string | undefined;
  /** Called with another record, or undefined when closed. */
  onOpenIdChange: (id: string | undefined) => void;
  /** Name of the open record: "KH-100482". */
  title: string;
  /** Beside the name: a status. */
  badge?: ReactNode;
  /** A line below the name. */
  description?: ReactNode;
  /** Content of the panel. */
  panel: ReactNode;
  /** Buttons below a line, at the end. */
  actions?: ReactNode;
  /** URL of the record's page. */
  href?: string;
  /** Pixels, 320 to 880. Controlled if given. @default 440 */
  width?: number;
  /** Store it to restore the width. */
  onWidthChange?: (width: number) => void;
}

const isTyping = (target: EventTarget) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** A record beside its list. On a phone it fills the screen. */
export function SplitPanel(props: SplitPanelProps) {
  const { children, ids, openId, onOpenIdChange, title, badge, description, panel, actions, href } = props;
  const [ownWidth, setOwnWidth] = useState<number>(panelWidths.usual);
  const width = withinLimits(props.width ?? ownWidth);
  const isNarrow = useIsNarrow();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isOpen = openId !== undefined;
  useRoom(frame, isOpen && !isNarrow);
  const at = isOpen ? ids.indexOf(openId) : -1;

  // The list opens records, so this runs afterwards. A panel open from the start doesn't take focus.
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

  // Another record replaces what had the focus.
  const shownId = useRef(openId);
  useEffect(() => {
    const isOther = openId !== undefined && shownId.current !== undefined && shownId.current !== openId;
    shownId.current = openId;
    if (isOther && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [openId]);

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
    // Overlays in the panel handle Escape first.
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
        href={href}
      />
      {/* A scrolling element must be focusable. */}
      <div className={styles.body} tabIndex={0} role="group" aria-labelledby={titleId}>
        {panel}
      </div>
      {actions && <footer className={styles.foot}>{actions}</footer>}
    </>
  );

  return (
    <div
      ref={frame}
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
