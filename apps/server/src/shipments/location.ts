/** The name under which a warehouse is registered with a courier: unique over all brands, and stable when it is renamed. */
export function pickupLocation(warehouse_id: string): string {
  return warehouse_id;
}
