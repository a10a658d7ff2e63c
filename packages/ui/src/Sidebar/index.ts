export { Sidebar } from './Sidebar.tsx';
export {
  countTones,
  sidebarModes,
  type SidebarMode,
  type SidebarModule,
  type SidebarProps,
  type SidebarSubModule,
} from './model.ts';
