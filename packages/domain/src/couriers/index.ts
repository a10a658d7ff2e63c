export type { CourierMark, CourierRules } from './definition.ts';
export type { CourierStatus, StatusMapping } from './mapping.ts';
export { courierMark } from './mark.ts';
export { courierPartners, couriers, isCourierPartner } from './registry.ts';
export type { CourierPartner } from './registry.ts';
export { mapCourierReturnStatus } from './returnStatuses.ts';
export { mapCourierStatus } from './statuses.ts';
export { canSendWarehouse, warehouseStateAt, warehouseStatesAtCourier } from './warehouses.ts';
export type { WarehouseFacts, WarehouseRule, WarehouseStateAtCourier } from './warehouses.ts';
