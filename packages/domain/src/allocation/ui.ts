export { CourierChoice, type CourierChoiceProps, type ShownCourier } from './CourierChoice.tsx';
