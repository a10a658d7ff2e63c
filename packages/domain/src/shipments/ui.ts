export { ShipmentStatusBadge, type ShipmentStatusBadgeProps } from './ShipmentStatusBadge.tsx';
