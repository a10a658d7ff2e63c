/** Filters that a number of the dashboard opens. */
export type LineChoice = Partial<Record<'status' | 'category' | 'cause' | 'age' | 'courier_ids', string>>;
