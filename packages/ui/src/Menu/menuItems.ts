import type { ReactNode } from 'react';

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
