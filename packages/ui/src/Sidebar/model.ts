import type { ReactNode } from 'react';

export const countTones = ['neutral', 'caution', 'critical'] as const;

export interface SidebarSubModule {
  id: string;
  label: string;
  href: string;
  /** Things waiting there. */
  count?: number;
}

export interface SidebarModule {
  id: string;
  label: string;
  /** The module's main route. */
  href: string;
  /** An icon of 18 px. */
  icon: ReactNode;
  /** Things waiting there; nothing is shown for none. */
  count?: number;
  /** `critical` where money or a parcel is being lost while they wait. @default 'neutral' */
  countTone?: (typeof countTones)[number];
  /** Shown while the module is active; as a menu on the rail. */
  subModules?: readonly SidebarSubModule[];
}

export const sidebarModes = ['expanded', 'collapsed', 'drawer'] as const;
export type SidebarMode = (typeof sidebarModes)[number];

export interface SidebarProps {
  /** Whose data is shown: the brand's name. */
  brandName: string;
  /** Under the brand's name. */
  productName?: string;
  /** The brand's own mark, 28 px square. */
  mark?: ReactNode;
  modules: readonly SidebarModule[];
  /** Kept at the foot: settings. */
  bottomModules?: readonly SidebarModule[];
  /** Id of the module the user is in. */
  activeModule?: string;
  /** Id of the sub-module the user is in. */
  activeSubModule?: string;
  /** @default 'expanded' */
  mode?: SidebarMode;
  /** Adds the button that collapses and expands; closes, in a drawer. */
  onToggle?: () => void;
  /** A link was followed: a drawer closes then. */
  onNavigate?: () => void;
}
