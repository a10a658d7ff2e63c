/** Words of the components that give a screen its structure. A part of the kit's one map, `messages`. */
export const structureMessages = {
  confirm: {
    cancel: 'Cancel',
    type: (phrase: string) => `Type “${phrase}” to go on`,
    mistyped: (phrase: string) => `This does not read “${phrase}”. Type it as it stands there, or cancel.`,
    failed: 'Not done',
  },
  sortable: {
    handle: (name: string) => `Move ${name}`,
    help: 'Press Space to lift, the arrow keys to move, Space to put down, Escape to put back.',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    lifted: (name: string, at: number, of: number) => `${name} lifted from ${at} of ${of}`,
    moved: (name: string, at: number, of: number) => `${name} at ${at} of ${of}`,
    putDown: (name: string, at: number, of: number) => `${name} put down at ${at} of ${of}`,
    putBack: (name: string, at: number, of: number) => `${name} put back at ${at} of ${of}`,
  },
} as const;
