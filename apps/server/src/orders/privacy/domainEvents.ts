import { declareEvent } from '../../platform/db/domainEvents.ts';

export interface ErasedBuyers {
  brand_id: string;
  /** Orders whose buyer's data was erased, locked. */
  order_ids: readonly string[];
}

/** Orders have no buyer any more. Every floor erases what its own records have of them. */
export const buyersErased = declareEvent<ErasedBuyers>('buyers.erased');
