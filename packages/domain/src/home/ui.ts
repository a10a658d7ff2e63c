export { HomeStats, type HomeStatsData, type HomeStatsProps } from './HomeStats.tsx';
export { InTransitCard, type InTransitCardProps } from './InTransitCard.tsx';
export { OrderTrend, type OrderTrendProps } from './OrderTrend.tsx';
export { TodoList, type TodoData, type TodoListProps } from './TodoList.tsx';
