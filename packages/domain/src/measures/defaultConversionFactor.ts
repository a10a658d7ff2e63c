/**
 * Divisor of the volumetric weight in cm³ per kg, where a contract or courier has none. Rating and packing share it; it is
 * exported by rating. Source: the rate-card rules.
 */
export const defaultConversionFactor = 5000;
