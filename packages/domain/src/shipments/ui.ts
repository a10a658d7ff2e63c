export { StuckStrip, type StuckStripProps } from './StuckStrip.tsx';
export { ShipmentStatusBadge, type ShipmentStatusBadgeProps } from './ShipmentStatusBadge.tsx';
export {
  ManifestBoxes,
  ManifestHandover,
  type ManifestBoxData,
  type ManifestBoxesProps,
} from './pickup/ManifestBoxes.tsx';
export { PickupFailures, type PickupFailuresProps } from './pickup/PickupFailures.tsx';
export { PickupSlotFields, type PickupSlotFieldsProps } from './pickup/PickupSlotFields.tsx';
