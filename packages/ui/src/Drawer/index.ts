export { Drawer, drawerSizes, type DrawerProps } from './Drawer.tsx';
