/** Messages of value displays: badges, times, changes, copies. Part of `messages`. */
export const dataMessages = {
  badge: { more: (most: string) => `${most}+` },
  copy: {
    copy: (label: string) => `Copy ${label}`,
    copied: (label: string) => `${label} copied`,
    failed: (label: string) => `${label} could not be copied. It is selected: press Ctrl and C.`,
  },
  diff: {
    was: 'was',
    now: 'is now',
    nothing: 'nothing',
    same: 'Nothing changed',
  },
  time: {
    now: 'just now',
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    days: (count: number) => `${count} days`,
    ago: (duration: string) => `${duration} ago`,
    ahead: (duration: string) => `in ${duration}`,
    yesterday: 'yesterday',
    tomorrow: 'tomorrow',
    at: (day: string, time: string) => `${day}, ${time}`,
    unknown: 'unknown time',
  },
  timeline: { by: (name: string) => `by ${name}` },
  thumbnail: { missing: 'No image' },
  /** Spoken names of key symbols. */
  keys: {
    '⌘': 'Command',
    '⇧': 'Shift',
    '⌥': 'Option',
    '↑': 'Up',
    '↓': 'Down',
    '←': 'Left',
    '→': 'Right',
    '↵': 'Enter',
    '?': 'Question mark',
  },
} as const;
