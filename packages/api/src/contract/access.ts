import { z } from 'zod';
import * as e from '../entities/access.ts';
import * as l from '../entities/lookups.ts';
import { Upload, countText, pincode } from '../entities/fields.ts';
import { Page } from '../entities/paging.ts';
import { byId, data, done, endpoint } from '../endpoint.ts';

const open = { access: 'public', module: 'open' } as const;

export const auth = {
  login: endpoint({
    id: 'auth.login',
    method: 'POST',
    path: '/auth/login',
    ...open,
    body: e.Login,
    encoding: 'form',
    answer: data(e.LoginAnswer),
    failure: 'Wrong email or password',
  }),
  signup: endpoint({
    id: 'auth.signup',
    method: 'POST',
    path: '/auth/signup',
    ...open,
    body: e.Signup,
    answer: data(e.PendingSignup),
    success: 'Brand created successfully',
    failure: 'Something went wrong',
  }),
  logout: endpoint({
    id: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    module: 'open',
    encoding: 'empty',
    answer: done,
    failure: 'Logout failed',
  }),
  /** Who is signed in: asked when the app starts with a token of before. */
  session: endpoint({
    id: 'auth.session',
    method: 'GET',
    path: '/auth/session',
    module: 'open',
    answer: data(e.SessionAnswer),
    failure: 'Something went wrong',
    ours: true,
  }),
};

export const utils = {
  timezones: endpoint({
    id: 'utils.timezones',
    method: 'GET',
    path: '/utils/timezones',
    ...open,
    answer: data(z.object({ timezones: z.array(l.Timezone) })),
    failure: 'Failed to fetch timezones',
  }),
  currencies: endpoint({
    id: 'utils.currencies',
    method: 'GET',
    path: '/utils/currencies',
    ...open,
    answer: data(z.object({ currencies: z.array(l.Currency) })),
    failure: 'Failed to fetch currencies',
  }),
  cloudLink: endpoint({
    id: 'utils.cloudLink',
    method: 'POST',
    path: '/utils/cloud-link',
    module: 'open',
    body: Upload,
    encoding: 'multipart',
    answer: data(z.object({ url: z.string() })),
    failure: 'Failed to upload image',
  }),
  sample: endpoint({
    id: 'utils.sample',
    method: 'GET',
    path: '/utils/sample/{type}',
    module: 'open',
    params: z.object({
      type: z.enum(['sku', 'box', 'orders', 'invoice', 'pincode-mapping', 'cod-remittance']),
    }),
    answer: 'blob',
    failure: 'Failed to download file!!! try another format',
  }),
};

export const master = {
  countries: endpoint({
    id: 'master.countries',
    method: 'GET',
    path: '/master/countries',
    ...open,
    answer: data(z.object({ countries: z.array(l.Country) })),
    failure: 'Something went wrong',
  }),
  /** Country 1 is India. */
  states: endpoint({
    id: 'master.states',
    method: 'GET',
    path: '/master/countries/{country_id}/states',
    ...open,
    params: z.object({ country_id: countText }),
    answer: data(z.object({ states: z.array(l.State) })),
    failure: 'Something went wrong',
  }),
  channels: endpoint({
    id: 'master.channels',
    method: 'GET',
    path: '/master/channels',
    module: 'open',
    answer: data(z.object({ channels: z.array(l.Channel) })),
    failure: 'Something went wrong',
  }),
  pincode: endpoint({
    id: 'master.pincode',
    method: 'GET',
    path: '/master/pincodes/{pincode}',
    module: 'open',
    params: z.object({ pincode }),
    answer: data(l.PincodePlace),
    failure: 'Something went wrong',
    ours: true,
  }),
};

export const courier = {
  list: endpoint({
    id: 'courier.list',
    method: 'GET',
    path: '/courier',
    module: 'open',
    answer: data(z.object({ couriers: z.array(l.Courier) })),
    failure: 'Something went wrong',
  }),
};

export const brands = {
  earlyAccess: endpoint({
    id: 'brands.earlyAccess',
    method: 'POST',
    path: '/brands/early-access-request',
    ...open,
    body: e.EarlyAccess,
    answer: done,
    ok: 201,
    failure: 'Mobile or email is already registered',
  }),
  forgotInitiate: endpoint({
    id: 'brands.forgotInitiate',
    method: 'POST',
    path: '/brands/initiate/otp/forgot-password',
    ...open,
    body: e.ForgotInitiate,
    answer: done,
    failure: 'Wrong Email or Phone Number',
  }),
  otpVerify: endpoint({
    id: 'brands.otpVerify',
    method: 'POST',
    path: '/brands/verify/otp',
    ...open,
    body: e.OtpVerify,
    answer: data(e.OtpVerified),
    failure: 'Wrong OTP',
  }),
  passwordUpdate: endpoint({
    id: 'brands.passwordUpdate',
    method: 'POST',
    path: '/brands/update/password',
    ...open,
    body: e.PasswordUpdate,
    answer: done,
    failure: 'Something went wrong',
  }),
  /** Sends the code of a sign-up again. */
  signupResend: endpoint({
    id: 'brands.signupResend',
    method: 'POST',
    path: '/brands/initiate/otp/signup',
    ...open,
    body: e.SignupResend,
    answer: done,
    failure: 'Failed to send otp',
    ours: true,
  }),
};

export const users = {
  contactInitiate: endpoint({
    id: 'users.contactInitiate',
    method: 'POST',
    path: '/brands/initiate/otp/change-contact/{id}',
    module: 'settings',
    params: byId,
    body: e.ContactInitiate,
    answer: done,
    failure: 'Failed to send otp',
  }),
  contactVerify: endpoint({
    id: 'users.contactVerify',
    method: 'POST',
    path: '/brands/verify/otp/change-contact',
    module: 'settings',
    body: e.ContactVerify,
    answer: data(e.ContactVerified),
    failure: 'Failed to verify otp',
  }),
  contactUpdate: endpoint({
    id: 'users.contactUpdate',
    method: 'PATCH',
    path: '/brands/update/contact/{id}',
    module: 'settings',
    params: byId,
    body: e.ContactUpdate,
    answer: data(z.object({ user: e.User })),
    success: 'User updated successfully',
    failure: 'Failed to update user contact',
  }),
  list: endpoint({
    id: 'users.list',
    method: 'GET',
    path: '/auth/users',
    module: 'settings',
    query: Page,
    answer: data(z.object({ users: z.array(e.User), total: z.number() })),
    failure: 'Failed to fetch users list',
    forbidden: 'notice',
  }),
  add: endpoint({
    id: 'users.add',
    method: 'POST',
    path: '/auth/users',
    module: 'settings',
    body: e.UserDraft,
    answer: data(z.object({ user: e.User })),
    success: 'User added successfully',
    failure: 'Failed to add user',
    forbidden: 'notice',
  }),
  get: endpoint({
    id: 'users.get',
    method: 'GET',
    path: '/auth/users/{id}',
    module: 'settings',
    params: byId,
    answer: data(z.object({ user: e.User })),
    failure: 'Failed to fetch user by id',
  }),
  update: endpoint({
    id: 'users.update',
    method: 'PATCH',
    path: '/auth/users/{id}',
    module: 'settings',
    params: byId,
    body: e.UserChange,
    answer: data(z.object({ user: e.User })),
    success: 'User updated successfully',
    failure: 'Failed to update user',
    forbidden: 'notice',
  }),
  remove: endpoint({
    id: 'users.remove',
    method: 'DELETE',
    path: '/auth/users/{id}',
    module: 'settings',
    params: byId,
    answer: done,
    failure: 'Something went wrong',
    forbidden: 'notice',
  }),
  image: endpoint({
    id: 'users.image',
    method: 'POST',
    path: '/auth/users/image',
    module: 'settings',
    body: Upload,
    encoding: 'multipart',
    answer: data(z.object({ url: z.string() })),
    failure: 'Failed to upload image',
  }),
};

export const onboarding = {
  step: endpoint({
    id: 'onboarding.step',
    method: 'GET',
    path: '/onboarding/',
    module: 'open',
    answer: data(e.BrandSetup),
    failure: 'Something went wrong',
  }),
  stepUpdate: endpoint({
    id: 'onboarding.stepUpdate',
    method: 'PUT',
    path: '/onboarding/',
    module: 'open',
    body: e.BrandSetupUpdate,
    answer: data(e.BrandSetup),
    failure: 'Something went wrong',
    ours: true,
  }),
};
