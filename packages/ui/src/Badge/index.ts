export { Badge, badgeLooks, type BadgeProps } from './Badge.tsx';
