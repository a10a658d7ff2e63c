/** How a person is reached, and logs in. */
export const contactFields = ['mobile', 'email'] as const;
export type ContactField = (typeof contactFields)[number];

/** Purposes of the one-time codes that a person requests. */
export const otpPurposes = ['signup', 'forgot-password'] as const;
