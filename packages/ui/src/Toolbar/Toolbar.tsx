import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps {
  /** What the tools work on: "Label preview". */
  label: string;
  /** Buttons, IconButtons, Menus, switches; in ToolbarGroups where some belong together. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

/** Tools for one thing, behind one Tab: the arrow keys move among them. */
export function Toolbar({ label, children, orientation = 'horizontal' }: ToolbarProps) {
  return (
    <AriaToolbar
      className={styles.toolbar}
      aria-label={label}
      orientation={orientation}
      data-component="Toolbar"
    >
      {children}
    </AriaToolbar>
  );
}

export interface ToolbarGroupProps {
  /** What the group is about: "Zoom". */
  label: string;
  children: ReactNode;
}

/** Tools that belong together, parted from the others by a line. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <Group className={styles.group} aria-label={label}>
      {children}
    </Group>
  );
}
