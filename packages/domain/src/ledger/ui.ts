export { WalletRunway, type WalletRunwayProps } from './WalletRunway.tsx';
