import { assignBatch } from '../allocation/assignBatch.ts';
import { documentBatch } from '../orders/documentBatch.ts';
import { importOrders } from '../orders/importOrders.ts';
import type { JobDefinition } from './define.ts';

/** Every kind of job. A kind that still has jobs in a table somewhere is not taken away. */
export const jobKinds: readonly JobDefinition[] = [importOrders, documentBatch, assignBatch];
