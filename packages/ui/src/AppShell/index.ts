export { AppShell, type AppShellProps } from './AppShell.tsx';
export { TopBarChip, type TopBarChipProps } from './TopBarChip.tsx';
