import type { cancelReasons } from '@khep/domain/orders';

const reasons: Readonly<Record<(typeof cancelReasons)[number], string>> = {
  'Buyer asked to cancel': 'ग्राहक ने रद्द करने को कहा',
  'Out of stock': 'स्टॉक में नहीं है',
  "Address can't be delivered to": 'इस पते पर डिलीवरी नहीं होती',
  'Duplicate order': 'ऑर्डर दो बार आया',
  'Wrong price or item': 'दाम या सामान ग़लत',
  'Payment problem': 'भुगतान में दिक़्क़त',
  'Suspected fraud': 'धोखाधड़ी का शक',
};

/** A reason as the floor reads it in Hindi; the English one is stored. */
export const cancelReasonInHindi = (reason: string): string =>
  Object.entries(reasons).find(([stored]) => stored === reason)?.[1] ?? reason;
