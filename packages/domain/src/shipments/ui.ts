export { StuckStrip, type StuckStripProps } from './StuckStrip.tsx';
export { ShipmentStatusBadge, type ShipmentStatusBadgeProps } from './ShipmentStatusBadge.tsx';
