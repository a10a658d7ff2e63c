/** Words of the filter bar. A part of the kit's one map, `messages`. */
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
    wrongOrder: 'The end is before the start. Change one of them.',
    search: (label: string) => `Search ${label}`,
    nothing: 'Nothing by that name',
    ranges: 'Named ranges',
    other: 'Other days',
    dismiss: 'Dismiss',
    cleared: 'Filters cleared',
  },
} as const;
