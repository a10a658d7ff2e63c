export const inquiryKinds = ['trace', 'claim'] as const;
/** An inquiry to a courier about a parcel: its location, or the payment for one that is lost or damaged. */
export type InquiryKind = (typeof inquiryKinds)[number];

/** How a courier settles an inquiry. */
export const inquiryAnswers = ['answered', 'rejected'] as const;
export type InquiryAnswer = (typeof inquiryAnswers)[number];
export const inquiryStates = ['queued', 'sent', ...inquiryAnswers] as const;
/** `sent`: the courier has it, and its answer is still to come. */
export type InquiryState = (typeof inquiryStates)[number];

/** How a courier is asked; `none`: it can't be. */
export const inquiryWays = ['api', 'email', 'none'] as const;
export type InquiryWay = (typeof inquiryWays)[number];
