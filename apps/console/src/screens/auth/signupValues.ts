import type { calls, BodyOf } from '@khep/api';

/** What a sign-up asks for. */
export type SignupValues = BodyOf<typeof calls.auth.signup>;
