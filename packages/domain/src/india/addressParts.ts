/** The fields of a place, as forms ask for them. */
export const addressParts = ['pincode', 'address', 'landmark', 'city', 'state'] as const;
