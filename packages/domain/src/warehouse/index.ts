export { walkLength, walkProblem, wayLength } from './walk/area.ts';
export type { WalkArea, WalkStart, WalkStop } from './walk/area.ts';
export { shortestWalk } from './walk/shortestWalk.ts';
export type { Walk } from './walk/shortestWalk.ts';
export { planPicks } from './walk/planPicks.ts';
export type { PickPlan } from './walk/planPicks.ts';
export type { BinPick } from './walk/chooseBins.ts';
export type { StockedBin } from './walk/binSelection.ts';
