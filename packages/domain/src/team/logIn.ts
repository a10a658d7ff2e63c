/** How a person is reached, and logs in. */
export const contactFields = ['mobile', 'email'] as const;
export type ContactField = (typeof contactFields)[number];

/** What a one-time code that a person requests is for. */
export const otpPurposes = ['signup', 'forgot-password'] as const;
