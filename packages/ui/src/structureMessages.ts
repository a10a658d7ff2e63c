/** Words of the components that give a screen its structure. A part of the kit's one map, `messages`. */
export const structureMessages = {
  confirm: {
    cancel: 'Cancel',
    type: (phrase: string) => `Type “${phrase}” to go on`,
    mistyped: (phrase: string) => `This does not read “${phrase}”. Type it as it stands there, or cancel.`,
    failed: 'Not done',
  },
} as const;
