import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection,
  Separator,
} from 'react-aria-components/Menu';
import type { MenuGroup, MenuItem } from './menuItems.ts';
import * as styles from './Menu.css.ts';

function Item({ item }: { item: MenuItem }) {
  return (
    <AriaMenuItem
      id={item.id}
      className={styles.item}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      data-tone={item.tone ?? 'neutral'}
      data-current={item.isCurrent || undefined}
      href={item.href}
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

export interface MenuListProps {
  label: string;
  items: readonly (MenuItem | MenuGroup)[];
  onAction?: (id: string) => void;
}

/** The items of a menu, in groups. */
export function MenuList({ label, items, onAction }: MenuListProps) {
  return (
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
  );
}
