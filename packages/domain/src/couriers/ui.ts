export { CourierBadge, type CourierBadgeProps } from './CourierBadge.tsx';
