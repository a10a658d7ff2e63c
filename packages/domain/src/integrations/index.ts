export { hourStates, integrationState, integrationStates, lastHours, rateHour } from './state.ts';
export type { HealthHour, HourState, IntegrationFacts, IntegrationState } from './state.ts';
