import type { calls, BodyOf } from '@khep/api';

/** Values of the sign-up form. */
export type SignupValues = BodyOf<typeof calls.auth.signup>;
