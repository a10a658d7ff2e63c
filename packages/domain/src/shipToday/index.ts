export { countRun, shipProblems, shipRowStates, shipSteps, waitReasons } from './run.ts';
export type { RunCounts, ShipProblem, ShipRowState, ShipStep, WaitReason } from './run.ts';
