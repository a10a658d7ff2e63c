import type { ReactNode } from 'react';

export interface MenuItem {
  id: string;
  /** A verb for an action, a name for a link. */
  label: string;
  /** A line below the label. */
  description?: string;
  icon?: ReactNode;
  /** At the end: a shortcut or count. */
  hint?: string;
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  isDisabled?: boolean;
  /** The current page. */
  isCurrent?: boolean;
  /** Link target. */
  href?: string;
  onAction?: () => void;
}

export interface MenuGroup {
  id: string;
  /** Group heading; without it the group has a line above. */
  title?: string;
  items: readonly MenuItem[];
}
