export { OrderStatusBadge, PaymentTag, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';
export { BuyerStep, type BuyerStepProps } from './form/BuyerStep.tsx';
export { ProductsStep, type ProductsStepProps } from './form/ProductsStep.tsx';
export { PackagingStep, type PackagingStepProps } from './form/PackagingStep.tsx';
export { OrderSummary, type OrderSummaryProps } from './form/OrderSummary.tsx';
