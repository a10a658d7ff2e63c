export { findOrdersAwaitingStock } from './awaitingStock.ts';
export type { ReservingOrder } from './awaitingStock.ts';
export {
  availableStock,
  noOrderStock,
  planOrderStock,
  stockEffect,
  stockMovementKinds,
  stockMovementLabels,
} from './orderStock.ts';
export type {
  OrderStock,
  StockBalance,
  StockMovement,
  StockMovementKind,
  StockedOrder,
} from './orderStock.ts';
