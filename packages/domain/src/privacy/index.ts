export { describeErasure } from './erasure.ts';
export type { ErasureResult } from './erasure.ts';
