/** Kinds of packaging, by the number that the API has; 1 is its default. */
const labels: Readonly<Record<number, string>> = { 1: 'Carton', 2: 'Bag or mailer', 3: 'Tube' };

/** The numbers of the kinds that the form offers. */
export const boxTypes: readonly number[] = Object.keys(labels).map(Number);

/** Names a kind of packaging; another program may have saved a number of its own: "Kind 7". */
export const boxTypeLabel = (type: number): string => labels[type] ?? `Kind ${type}`;
