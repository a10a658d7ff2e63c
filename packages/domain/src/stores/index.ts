export { storePayment } from './payment.ts';
export type { PaymentVerdict, StorePayment } from './payment.ts';
export {
  importStoreOrder,
  linePrice,
  parseStoreAmount,
  storeContent,
  storePhone,
  unitsToShip,
} from './storeOrder.ts';
export type {
  OwnUnits,
  SkuOfCode,
  StoreAddress,
  StoreDraft,
  StoreImport,
  StoreLine,
  StoreOrder,
} from './storeOrder.ts';
export { planStoreChange } from './storeChange.ts';
export type { StoreChange, StoreChangeInput } from './storeChange.ts';
export { fulfilmentUnits } from './fulfilment.ts';
export type { FulfilledLine, RemainingLine } from './fulfilment.ts';
export { fulfilmentEvent } from './fulfilmentEvent.ts';
export type { FulfilmentEvent } from './fulfilmentEvent.ts';
export { groupByLocation } from './fulfilmentGroups.ts';
export type { FulfilmentGroup, StoreFulfilmentOrder } from './fulfilmentGroups.ts';
export { fulfilMoments, storeLogins, storeOrderStates } from './states.ts';
export type { FulfilMoment, StoreLogin, StoreOrderState } from './states.ts';
