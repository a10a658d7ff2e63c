/** What a change of a dispute changes: its money and its invoice line too. */
export const disputeInvalidates = ['disputes', 'home', 'wallet', 'recon', 'reconciling'];
