/** Messages of the filter bar. Part of `messages`. */
export const filterMessages = {
  filterBar: {
    more: (count: number) => `+${count} more`,
    moreTitle: 'More filters',
    clearAll: 'Clear all',
    clear: 'Clear',
    apply: 'Apply',
    remove: (label: string) => `Remove filter ${label}`,
    from: 'From',
    to: 'To',
    wrongOrder: '“To” must come after “From”.',
    search: (label: string) => `Search ${label}`,
    nothing: 'No options found',
    ranges: 'Presets',
    other: 'Custom range',
    dismiss: 'Dismiss',
    cleared: 'Filters cleared',
  },
} as const;
