export { Money, moneyTones, type MoneyProps } from './Money.tsx';
export { moneyDecimals, rupees, type RupeeFormat } from './rupees.ts';
