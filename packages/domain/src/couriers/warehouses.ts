/** How a courier knows the warehouse of a booking. */
export type WarehouseRule =
  | {
      /** By the name that it was registered with. The name can be checked and registered. */
      known_by: 'name';
      /** A changed address is sent under the name, or registered under another one. */
      change: 'edit' | 'new-name';
      /** Where the courier shows the names: "Settings of …". */
      found_at: string;
    }
  /** By a code that only the courier gives, and that can't be checked. */
  | { known_by: 'code' }
  /** By the address in each booking: there is nothing to register. */
  | { known_by: 'address' };

/**
 * - `known`: the courier has the name
 * - `unknown`: it doesn't have the name that the brand entered, so it rejects bookings
 * - `unregistered`: Khep's own name, which the first booking registers
 * - `outdated`: registered by Khep, with another address than the warehouse has now
 * - `unchecked`: the courier was not asked, or did not answer
 * - `code`: the courier's code, which can't be checked
 * - `no-code`: Khep's own id in place of the courier's code
 */
export const warehouseStatesAtCourier = [
  'known',
  'unknown',
  'unregistered',
  'outdated',
  'unchecked',
  'code',
  'no-code',
] as const;
export type WarehouseStateAtCourier = (typeof warehouseStatesAtCourier)[number];

/** Facts about the name of a warehouse at a courier. */
export interface WarehouseFacts {
  /** The brand entered it; else it is Khep's own. */
  is_typed: boolean;
  /** The courier's answer to the name. */
  answer: 'known' | 'unknown' | 'unchecked';
  /** Khep registered the name, or sent its address. */
  is_registered: boolean;
  /** The courier has another address than the warehouse has now. */
  is_outdated: boolean;
}

/** The state of a warehouse at a courier that knows it by name or code. */
export function warehouseStateAt(
  { known_by }: WarehouseRule,
  { is_typed, answer, is_registered, is_outdated }: WarehouseFacts,
): WarehouseStateAtCourier {
  if (known_by !== 'name') return is_typed ? 'code' : 'no-code';
  if (is_registered && is_outdated) return 'outdated';
  if (is_registered || answer === 'known') return 'known';
  if (is_typed) return answer;
  return answer === 'unknown' ? 'unregistered' : 'unchecked';
}

/** Whether Khep can send a warehouse to the courier, to register it or to change its address. */
export function canSendWarehouse(rule: WarehouseRule, { is_typed, answer }: WarehouseFacts): boolean {
  if (rule.known_by !== 'name') return false;
  // Under the brand's name only where the courier has it: a wrong name would become a second warehouse.
  return !is_typed || (rule.change === 'edit' && answer === 'known');
}
