import type { BuyerReturnState } from './buyerMessages.ts';
import type { ReverseState } from './states.ts';

/** Returns what the buyer is told about a return: less than the seller sees. */
export function buyerReturnState(state: ReverseState): BuyerReturnState {
  switch (state) {
    case 'REQUESTED':
      return 'waiting';
    case 'REJECTED':
      return 'rejected';
    case 'PICKED_UP':
    case 'IN_TRANSIT':
      return 'coming';
    case 'DTO_DELIVERED':
    case 'QC_PASSED':
    case 'QC_REJECTED':
    case 'LOST':
      return 'received';
    case 'REFUNDED':
      return 'refunded';
    case 'EXCHANGED':
      return 'exchanged';
    case 'CLOSED':
    case 'CANCELLED':
      return 'closed';
    default:
      return 'approved';
  }
}
