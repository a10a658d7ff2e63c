export { ShareBar, type ShareBarProps } from './ShareBar.tsx';
