export { OrderStatusBadge, PaymentTag, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';
