/**
 * Copy that several screens share: the shell, its states and common actions. Sentences are whole, so that a provider
 * can replace the map by one in another language.
 */
export const messages = {
  common: {
    goHome: 'Go to Home',
    goToLogIn: 'Go to log in',
    retry: 'Try again',
    close: 'Close',
  },
  image: {
    choose: 'Choose image',
    add: 'Add image',
    change: 'Change image',
    delete: 'Delete image',
    deleteOf: (number: number) => `Delete image ${number}`,
  },
  states: {
    notFound: 'Not found',
    notFoundHelp: 'It may have been deleted, or the link is incomplete.',
    notAvailable: 'Not available yet',
    /** The server says why in English; another language says it by the status and the code. */
    notLoaded: (reason: string, _failure: { status: number; code: string }) => reason,
    noAccessHelp: 'Ask a brand owner for access in Settings > Users.',
    pageNotFound: 'Page not found',
    pageMissing: "This page doesn't exist",
    pageMissingHelp: 'Check the address or go back to Home.',
    offline: "You're offline",
    offlineHelp: 'This page will open when you reconnect.',
    pageNotLoaded: "This page couldn't be loaded",
    pageNotLoadedHelp: 'Khep may have been updated. Try again to get the current version.',
    sessionEnded: 'Your session has ended. Log in again.',
  },
  report: {
    cause: 'The user pressed Report Problem',
    sent: (reference: string) => `Problem reported. Reference ${reference}`,
    copied: "Details copied. Error reporting isn't set up: paste them into a message to support.",
    notSetUp: "Error reporting isn't set up. Tell support what you did.",
  },
  shell: {
    productName: 'Khep',
    brandFallback: 'Your brand',
    search: 'Search order, AWB, phone or SKU',
    palettePlaceholder: 'Order, AWB, phone, SKU, return, manifest or a screen',
    paletteActions: 'Create',
    paletteScreens: 'Go to',
    wallet: 'Wallet',
    help: 'Help',
    account: 'Account',
    accountOf: (name: string) => `Account of ${name}`,
    setup: 'Set-up',
    security: 'Account security',
    company: 'Company',
    shipToday: 'Ship today',
    shortcuts: 'Keyboard shortcuts',
    logOut: 'Log out',
  },
  help: {
    description: 'From an order to its delivery',
    apiReference: 'API reference',
  },
} as const;
