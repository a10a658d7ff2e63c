/** The answers of an address outside the brand to a page by email. */
export const outsideAddressStates = ['waiting', 'confirmed', 'stopped'] as const;
export type OutsideAddressState = (typeof outsideAddressStates)[number];

/** Addresses outside the brand that a page may be sent to. */
export const maxOutsideAddresses = 10;

/** Days in which an address can confirm, from the latest email that asked it. */
export const confirmationDays = 7;
