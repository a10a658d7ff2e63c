export { CourierBadge, type CourierBadgeProps } from './CourierBadge.tsx';
export {
  CourierWarehouses,
  type CourierWarehouseData,
  type CourierWarehousesProps,
} from './CourierWarehouses.tsx';
