/** Why sellers reject a request; the buyer sees it. */
export const rejectReasons = [
  'Outside the return window',
  'Used or washed',
  'Photos show no damage',
  'Not sold by us',
];

/** Why sellers cancel a return before its pickup. */
export const cancelReasons = ['Buyer keeps the items', 'Pickup failed too often', 'Created by mistake'];
