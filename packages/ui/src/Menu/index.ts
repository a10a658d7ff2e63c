export { Menu, menuPlacements, type MenuGroup, type MenuItem, type MenuProps } from './Menu.tsx';
