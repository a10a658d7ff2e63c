export { CodPayouts, type CodPayout, type CodPayoutsProps } from './CodPayouts.tsx';
export { CutOffList, type CutOffData, type CutOffListProps } from './CutOffList.tsx';
export { HomeStats, type HomeStatsData, type HomeStatsProps } from './HomeStats.tsx';
export { InTransitCard, type InTransitCardProps } from './InTransitCard.tsx';
export { OrderTrend, type OrderTrendProps } from './OrderTrend.tsx';
export { TodayCard, type TodayCardProps, type TodayData } from './TodayCard.tsx';
export { TodoList, type TodoData, type TodoListProps } from './TodoList.tsx';
export { WalletFigures, type WalletData, type WalletFiguresProps } from './WalletFigures.tsx';
