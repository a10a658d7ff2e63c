export { StatusBadge, badgeShapes, type StatusBadgeProps } from './StatusBadge.tsx';
