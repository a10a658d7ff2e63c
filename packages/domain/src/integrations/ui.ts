export { HealthBars, type HealthBarsProps } from './HealthBars.tsx';
export { IntegrationList, type IntegrationData, type IntegrationListProps } from './IntegrationList.tsx';
export { ScopeChecks, type ScopeCheck, type ScopeChecksProps } from './ScopeChecks.tsx';
