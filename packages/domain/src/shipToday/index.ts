export { shipProblems, shipRowStates, shipSteps, waitReasons } from './run.ts';
export type { ShipProblem, ShipRowState, ShipStep, WaitReason } from './run.ts';
