import { z } from 'zod';
import { modules } from '../endpoint.ts';
import { email, exact, idText, maxLength, mobile, optionalText, required, requiredId } from './fields.ts';

export const businessRoles = ['owner', 'manager', 'user'] as const;

/** What a user is to the brand: owners give and take every right, the others no more than their own. */
const BusinessRole = z.enum(businessRoles, 'Choose owner, manager or user');

/** What a user may do: all modules, or those named. */
export const ModuleAccess = z.array(z.enum(['all', ...modules])).min(1, 'Choose at least one module');

export const User = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  business_role: z.string(),
  module_access: z.array(z.string()),
  /** Address of the photo; empty without one. */
  profile_photo: z.string(),
  created_at: z.string().optional(),
});
export type User = z.output<typeof User>;

export const UserDraft = z.object({
  name: required('Enter the name', maxLength.name),
  mobile,
  email,
  /** @default 'user' */
  business_role: BusinessRole.default('user'),
  /** @default ['all'] */
  module_access: ModuleAccess.default(['all']),
  profile_photo: exact(maxLength.webAddress).default(''),
});
export type UserDraft = z.output<typeof UserDraft>;

/** What changes of a user; what is absent stays. Email and mobile change by their one-time code. */
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
  /** In the address of its tracking pages. */
  slug: z.string(),
  /** The connected store; the brand's name where none is connected. */
  store_name: z.string(),
});
export type Brand = z.output<typeof Brand>;

/** What a log-in, and the end of a sign-up, give. */
export const LoginResponse = z.object({
  token: z.string(),
  expires_at: z.string(),
  user: User,
  brand: Brand,
});
export type LoginResponse = z.output<typeof LoginResponse>;

export const Login = z.object({
  /** Email or mobile number. */
  username: required('Enter your email or mobile number'),
  password: exact(maxLength.line, 'Enter your password').min(1, 'Enter your password'),
});

/** A password that is being set. */
export const newPassword = z
  .string('Choose a password')
  .min(10, 'Choose a password of at least 10 characters')
  .max(200, 'Choose a password of at most 200 characters');

export const Signup = z.object({
  brand_name: required('Enter the name of your brand', maxLength.name),
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

/** A sign-up that waits for its one-time code. */
export const PendingSignup = z.object({
  /** Give it back with the code. Only who signed up has it: a code that went to their letters confirms no other sign-up. */
  signup_id: z.string(),
  user: z.object({ name: z.string(), email: z.string(), mobile: z.string() }),
  brand: z.object({ name: z.string() }),
  /** Give it back as `username` with the code. */
  username: z.string(),
  /** Where the code went, partly hidden: `r•••@mittiandloom.in`. */
  sent_to: z.string(),
  expires_at: z.string(),
});

export const otpPurposes = ['signup', 'forgot-password'] as const;
export const otpCode = z
  .string('Enter the 6-digit code')
  .trim()
  .regex(/^\d{6}$/, 'Enter the 6-digit code');
export const OtpVerify = z.object({
  username: required('Enter your email or mobile number'),
  otp: otpCode,
  purpose: z.enum(otpPurposes).default('forgot-password'),
  /** Of a sign-up, as it answered. */
  signup_id: idText.optional(),
});
/** A sign-up's code logs in; a forgotten password's gives the right to set a new one. */
export const OtpVerified = z.union([
  LoginResponse,
  z.object({ reset_token: z.string(), expires_at: z.string().optional() }),
]);
export const PasswordUpdate = z.object({
  reset_token: required('Ask for a new code'),
  password: newPassword,
});

export const EarlyAccess = z.object({
  name: required('Enter your name', maxLength.name),
  email,
  mobile,
  brand_name: optionalText(maxLength.name),
  monthly_orders: optionalText(maxLength.name),
});

export const setupSteps = ['profile', 'warehouse', 'sku', 'box', 'courier', 'order'] as const;
/** Where the brand's set-up stands. */
export const BrandSetup = z.object({
  /** The step to do next, from 1; one past the last when all is done. */
  step: z.number().int().min(1),
  is_complete: z.boolean(),
  steps: z.array(z.object({ id: z.enum(setupSteps), is_done: z.boolean() })),
});
export type BrandSetup = z.output<typeof BrandSetup>;

export const ContactInitiate = z.object({
  field: z.enum(['mobile', 'email']),
  value: required('Enter the new mobile number or email'),
});
export const ContactVerify = z.object({
  id: required('Choose the user'),
  field: z.enum(['mobile', 'email']),
  otp: otpCode,
});
/** The right to make the change, for ten minutes. */
export const ContactVerified = z.object({ verification_token: z.string(), expires_at: z.string() });
export const ContactUpdate = z.object({
  field: z.enum(['mobile', 'email']),
  value: required('Enter the new mobile number or email'),
  verification_token: required('Verify the code first'),
});
export const ForgotInitiate = z.object({ username: required('Enter your email or mobile number') });
/** Asks for the code of a sign-up again. */
export const SignupResend = z.object({
  username: required('Enter your email or mobile number'),
  /** As the sign-up answered. */
  signup_id: requiredId('Sign up again'),
});
/** Who is signed in, for which brand. */
export const SessionResponse = z.object({ user: User, brand: Brand });
export const BrandSetupUpdate = z.object({ step: z.number().int().min(1) });
