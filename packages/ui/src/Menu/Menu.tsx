import type { ReactElement, ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu';
import * as styles from './Menu.css.ts';

export interface MenuItem {
  id: string;
  /** A verb for an action, a name for a place. */
  label: string;
  /** One line under the label. */
  description?: string;
  icon?: ReactNode;
  /** At the end: a shortcut or a count. */
  hint?: string;
  /** `critical` for what cannot be taken back. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  isDisabled?: boolean;
  /** The place one is at. */
  isCurrent?: boolean;
  /** Goes there. */
  href?: string;
  onAction?: () => void;
}

export interface MenuGroup {
  id: string;
  /** Over the group; without it the group has a line above. */
  title?: string;
  items: readonly MenuItem[];
}

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

function Item({ item }: { item: MenuItem }) {
  return (
    <AriaMenuItem
      id={item.id}
      className={styles.item}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      data-tone={item.tone ?? 'neutral'}
      data-current={item.isCurrent || undefined}
      {...(item.href !== undefined && { href: item.href })}
      {...(item.onAction && { onAction: item.onAction })}
    >
      {item.icon && (
        <span className={styles.icon} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{item.label}</span>
        {item.description && <span className={styles.description}>{item.description}</span>}
      </span>
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </AriaMenuItem>
  );
}

/** Actions or places behind one button. Type to jump, arrows to move, Escape to leave. */
export function Menu({ label, trigger, items, onAction, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={4} data-component="Menu">
        <AriaMenu className={styles.menu} aria-label={label} onAction={(key) => onAction?.(String(key))}>
          {items.map((entry, index) => {
            if (!('items' in entry)) return <Item key={entry.id} item={entry} />;
            const section = (
              <MenuSection key={entry.id} {...(entry.title === undefined && { 'aria-label': label })}>
                {entry.title !== undefined && <Header className={styles.heading}>{entry.title}</Header>}
                {entry.items.map((item) => (
                  <Item key={item.id} item={item} />
                ))}
              </MenuSection>
            );
            return index === 0
              ? section
              : [<Separator key={`${entry.id}-line`} className={styles.separator} />, section];
          })}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
