export { Menu, menuPlacements, type MenuProps } from './Menu.tsx';
export type { MenuGroup, MenuItem } from './menuItems.ts';
