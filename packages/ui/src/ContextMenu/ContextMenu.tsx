import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as menu from '../Menu/Menu.css.ts';
import type { MenuGroup, MenuItem } from '../Menu/index.ts';
import { MenuList } from '../Menu/MenuList.tsx';
import * as styles from './ContextMenu.css.ts';

export interface ContextMenuProps {
  /** Names the menu to a screen reader: "Actions for KH-100482". */
  label: string;
  items: readonly (MenuItem | MenuGroup)[];
  /** Called with the item's id, after its own `onAction`. */
  onAction?: (id: string) => void;
  /** What the menu belongs to. Something in it takes the focus: a row, a card's link. */
  children: ReactNode;
}

/** Where to show it: at the pointer, or under what has the focus. The menu key's event has no button and no place. */
function placeOf(event: MouseEvent): { x: number; y: number } {
  const isByPointer = event.button === 2 || event.clientX !== 0 || event.clientY !== 0;
  if (isByPointer || !(event.target instanceof Element)) return { x: event.clientX, y: event.clientY };
  const { left, bottom } = event.target.getBoundingClientRect();
  return { x: left, y: bottom };
}

/** Actions for the thing under the pointer: a short cut to what its Menu or its page offers too. */
export function ContextMenu({ label, items, onAction, children }: ContextMenuProps) {
  const [place, setPlace] = useState<{ x: number; y: number }>();
  const anchor = useRef<HTMLSpanElement>(null);
  const opener = useRef<Element | null>(null);

  function open(event: MouseEvent) {
    // Shift + right click gives the browser's own menu, as in spreadsheets on the web.
    if (event.shiftKey && event.button === 2) return;
    event.preventDefault();
    opener.current = document.activeElement;
    setPlace(placeOf(event));
  }

  function close() {
    setPlace(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <div className={styles.area} data-component="ContextMenu" onContextMenu={open}>
      {children}
      <span ref={anchor} className={styles.anchor} style={{ left: place?.x ?? 0, top: place?.y ?? 0 }} />
      <Popover
        className={menu.popover}
        triggerRef={anchor}
        aria-label={label}
        isOpen={place !== undefined}
        onOpenChange={(isOpen) => !isOpen && close()}
        placement="bottom start"
        offset={0}
      >
        <MenuList label={label} items={items} onClose={close} {...(onAction && { onAction })} />
      </Popover>
    </div>
  );
}
