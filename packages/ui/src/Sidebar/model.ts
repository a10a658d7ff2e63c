import type { ReactNode } from 'react';

export const countTones = ['neutral', 'caution', 'critical'] as const;

export interface SidebarSubModule {
  id: string;
  label: string;
  href: string;
  /** Number of items needing attention. */
  count?: number;
}

export interface SidebarModule {
  id: string;
  label: string;
  /** Main route of the module. */
  href: string;
  /** An icon of 18px. */
  icon: ReactNode;
  /** Number of items needing attention; zero isn't shown. */
  count?: number;
  /** `critical` if waiting costs money. @default 'neutral' */
  countTone?: (typeof countTones)[number];
  /** Shown while the module is active; as a menu if collapsed. */
  subModules?: readonly SidebarSubModule[];
}

export const sidebarModes = ['expanded', 'collapsed', 'drawer'] as const;
export type SidebarMode = (typeof sidebarModes)[number];

export interface SidebarProps {
  /** Name of the current brand. */
  brandName: string;
  /** Below the brand name. */
  productName?: string;
  /** The brand's logo, 28px square. */
  mark?: ReactNode;
  modules: readonly SidebarModule[];
  /** At the bottom: settings. */
  bottomModules?: readonly SidebarModule[];
  /** ID of the current module. */
  activeModule?: string;
  /** ID of the current sub-module. */
  activeSubModule?: string;
  /** @default 'expanded' */
  mode?: SidebarMode;
  /** Adds the button that collapses and expands; closes a drawer. */
  onToggle?: () => void;
  /** Called when a link was followed, to close a drawer. */
  onNavigate?: () => void;
}
