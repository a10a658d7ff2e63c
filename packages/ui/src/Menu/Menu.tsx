import type { ReactElement } from 'react';
import { MenuTrigger, Popover } from 'react-aria-components/Menu';
import { MenuList } from './MenuList.tsx';
import type { MenuGroup, MenuItem } from './menuItems.ts';
import * as styles from './Menu.css.ts';

export const menuPlacements = ['bottom start', 'bottom end', 'top start', 'top end', 'end top'] as const;

export interface MenuProps {
  /** Names the menu to a screen reader: "More actions for KH-100482". */
  label: string;
  /** What opens it: a Button, IconButton or Avatar. */
  trigger: ReactElement;
  items: readonly (MenuItem | MenuGroup)[];
  /** Called with the item's id, after its own `onAction`. */
  onAction?: (id: string) => void;
  /** @default 'bottom end' */
  placement?: (typeof menuPlacements)[number];
}

/** Actions or places behind one button. Type to jump, arrows to move, Escape to leave. */
export function Menu({ label, trigger, items, onAction, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={4} data-component="Menu">
        <MenuList label={label} items={items} {...(onAction && { onAction })} />
      </Popover>
    </MenuTrigger>
  );
}
