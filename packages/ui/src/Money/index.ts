export { Money, moneyTones, type MoneyProps } from './Money.tsx';
export { moneyDecimals, formatRupees, type RupeeFormat } from './formatRupees.ts';
