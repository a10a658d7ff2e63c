import { z } from 'zod';
import { setupStepIds } from '@khep/domain/company';
import { contactFields, modules, otpPurposes, passwordLength, teamRoles } from '@khep/domain/team';
import { Page } from './paging.ts';
import {
  email,
  exact,
  idText,
  line,
  maxLength,
  mobile,
  optionalText,
  required,
  requiredId,
  ownPassword,
} from './fields.ts';

/** A user's role: owners can grant and revoke everything, others no more than their own access. */
const BusinessRole = z.enum(teamRoles, 'Choose owner, manager or user');

/** Granted modules: all, or those listed. */
export const ModuleAccess = z.array(z.enum(['all', ...modules])).min(1, 'Choose at least one module');

export const User = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  business_role: z.string(),
  module_access: z.array(z.string()),
  /** Photo URL; empty without one. */
  profile_photo: z.string(),
  created_at: z.string().optional(),
});
export type User = z.output<typeof User>;

/** A user as the team sees them. */
export const TeamUser = User.extend({
  /** Invited, and hasn't chosen a password. */
  is_invited: z.boolean(),
  has_two_step: z.boolean(),
  sessions: z.number().int(),
  /** ISO 8601; null if the user never logged in or was away for a month. */
  last_seen_at: z.string().nullable(),
});
export type TeamUser = z.output<typeof TeamUser>;

export const UserFilter = Page.extend({
  role: BusinessRole.optional(),
  /** Users who can open this module. */
  module: z.enum(modules).optional(),
});

export const UserDraft = z.object({
  name: required('Enter the name', maxLength.name),
  mobile,
  email,
  business_role: BusinessRole.default('user'),
  module_access: ModuleAccess.default(['all']),
  profile_photo: exact(maxLength.webAddress).default(''),
});
export type UserDraft = z.output<typeof UserDraft>;

/** A partial update of a user. Email and mobile number are changed with a one-time code instead. */
export const UserChange = z
  .object({
    name: UserDraft.shape.name,
    mobile,
    email,
    business_role: BusinessRole,
    module_access: ModuleAccess,
    profile_photo: exact(maxLength.webAddress),
  })
  .partial();
export type UserChange = z.output<typeof UserChange>;

export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  /** Used in tracking page addresses. */
  slug: z.string(),
  /** The connected store; the brand's name without one. */
  store_name: z.string(),
});
export type Brand = z.output<typeof Brand>;

/** The response of login and completed sign-up. */
export const LoginResponse = z.object({
  token: z.string(),
  expires_at: z.string(),
  user: User,
  brand: Brand,
});
export type LoginResponse = z.output<typeof LoginResponse>;

export const otpCode = z
  .string('Enter the 6-digit code')
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6-digit code');

export const Login = z.object({
  /** Email or mobile number. */
  username: required('Enter your email or mobile number'),
  password: ownPassword,
  /** Needed after a 401 with the code `code_required`. */
  otp: otpCode.optional(),
  /** Needed after a 401 with the code `two_step_required`: six digits of the authenticator app, or a recovery code. */
  two_step_code: line(40).optional(),
});

/** A new password. */
export const newPassword = z
  .string('Choose a password')
  .min(passwordLength.min, `Choose a password of at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `Choose a password of at most ${passwordLength.max} characters`);

/** A password that is being chosen, before the rest of its form is sent. */
export const PasswordCheck = z.object({
  password: newPassword,
  /** The user's own words, which are easy to guess: name, email address, brand. */
  about: z.array(line(maxLength.email)).max(5).default([]),
});

export const Signup = z.object({
  brand_name: required('Enter your brand name', maxLength.name),
  name: required('Enter your name', maxLength.name),
  email,
  mobile,
  password: newPassword,
  /** IANA name. @default 'Asia/Kolkata' */
  timezone: idText.default('Asia/Kolkata'),
  /** ISO 4217. @default 'INR' */
  currency: idText.default('INR'),
});
export type Signup = z.input<typeof Signup>;

/** A sign-up that awaits its one-time code. */
export const PendingSignup = z.object({
  /**
   * Send it with the code. Only the client that signed up has it, so a code can't confirm another sign-up.
   */
  signup_id: z.string(),
  user: z.object({ name: z.string(), email: z.string(), mobile: z.string() }),
  brand: z.object({ name: z.string() }),
  /** Send it as `username` with the code. */
  username: z.string(),
  /** Masked recipient: `r•••@mittiandloom.in`. */
  sent_to: z.string(),
  expires_at: z.string(),
});

export const OtpVerify = z.object({
  username: required('Enter your email or mobile number'),
  otp: otpCode,
  purpose: z.enum(otpPurposes).default('forgot-password'),
  /** From the sign-up response. */
  signup_id: idText.optional(),
});
/** A sign-up code logs in; a password reset code returns a token to set a new password. */
export const OtpVerified = z.union([
  LoginResponse,
  z.object({ reset_token: z.string(), expires_at: z.string().optional() }),
]);
export const PasswordUpdate = z.object({
  reset_token: required('Request a new code'),
  password: newPassword,
});

export const EarlyAccess = z.object({
  name: required('Enter your name', maxLength.name),
  email,
  mobile,
  brand_name: optionalText(maxLength.name),
  monthly_orders: optionalText(maxLength.name),
});

/** Progress of the brand setup. */
export const BrandSetup = z.object({
  /** The next step, from 1; one past the last when done. */
  step: z.number().int().min(1),
  is_complete: z.boolean(),
  steps: z.array(
    z.object({
      id: z.enum(setupStepIds),
      is_done: z.boolean(),
      /** The set-up is complete without it. */
      is_optional: z.boolean(),
      /** No order can ship until it is done. */
      blocks_shipping: z.boolean(),
      /** The same words on Home, Set-up and Company. */
      title: z.string(),
      detail: z.string(),
    }),
  ),
});
export type BrandSetup = z.output<typeof BrandSetup>;

export const ContactInitiate = z.object({
  field: z.enum(contactFields),
  value: required('Enter the new mobile number or email'),
  /** The signed-in user's own password: a session alone can't change a log-in. */
  password: ownPassword,
});
export const ContactVerify = z.object({
  id: required('Choose the user'),
  field: z.enum(contactFields),
  otp: otpCode,
});
/** A token to make the change, valid for ten minutes. */
export const ContactVerified = z.object({ verification_token: z.string(), expires_at: z.string() });
export const ContactUpdate = z.object({
  field: z.enum(contactFields),
  value: required('Enter the new mobile number or email'),
  verification_token: required('Verify the code first'),
});
export const ForgotInitiate = z.object({ username: required('Enter your email or mobile number') });
/** Resends the sign-up code. */
export const SignupResend = z.object({
  username: required('Enter your email or mobile number'),
  /** From the sign-up response. */
  signup_id: requiredId('Sign up again'),
});
/** The signed-in user and brand. */
export const SessionResponse = z.object({
  user: User,
  brand: Brand,
  /** The role requires two-step log-in and it isn't set up: until then every other request is rejected. */
  needs_two_step: z.boolean(),
});
export const BrandSetupUpdate = z.object({ step: z.number().int().min(1) });
