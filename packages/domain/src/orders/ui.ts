export { OrderStatusBadge, PaymentTag, type OrderStatusBadgeProps } from './OrderStatusBadge.tsx';
export { BuyerStep, type BuyerStepProps, type LookUpPincode } from './compose/BuyerStep.tsx';
export { ProductsStep, type ProductsStepProps } from './compose/ProductsStep.tsx';
export { PackagingStep, type PackagingStepProps } from './compose/PackagingStep.tsx';
export { OrderSummary, type OrderSummaryProps } from './compose/OrderSummary.tsx';
