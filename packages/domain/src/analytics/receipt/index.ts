export { cubeFamily, isInQuery, knownSource, packChange, unpackChange } from './changes.ts';
export type { RememberedChange } from './changes.ts';
export { changeInFigure, changeKinds, describeChange } from './describeChange.ts';
export type { ChangeKind, DescribedChange } from './describeChange.ts';
