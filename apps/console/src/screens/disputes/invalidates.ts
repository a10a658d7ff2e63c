/** Data that a change of a dispute makes stale: its money and its invoice line too. */
export const disputeInvalidates = ['disputes', 'home', 'wallet', 'recon', 'reconciling'];
