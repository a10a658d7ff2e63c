import { MenuTrigger, Popover } from 'react-aria-components/Menu';
import { openState, type OpenProps, type TriggerProps } from '../Dialog/OverlayProps.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuGroup, MenuItem } from './menuItems.ts';
import * as styles from './Menu.css.ts';

export const menuPlacements = ['bottom start', 'bottom end', 'top start', 'top end', 'end top'] as const;

interface MenuOptions extends TriggerProps {
  /** Accessible name: "More actions for KH-100482". */
  label: string;
  items: readonly (MenuItem | MenuGroup)[];
  /** Called with the item's id, after its own `onAction`. */
  onAction?: (id: string) => void;
  /** @default 'bottom end' */
  placement?: (typeof menuPlacements)[number];
}

export type MenuProps = MenuOptions & OpenProps;

/** Actions or links behind one button. Letters, arrow keys and Escape work. */
export function Menu({ label, trigger, items, onAction, placement = 'bottom end', ...open }: MenuProps) {
  return (
    <MenuTrigger {...openState(open)}>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={4} data-component="Menu">
        <MenuList label={label} items={items} {...(onAction && { onAction })} />
      </Popover>
    </MenuTrigger>
  );
}
