import { z } from 'zod';
import { importTypes } from '@khep/domain/mapping';
import * as e from '../entities/access.ts';
import * as l from '../entities/lookups.ts';
import { ImageUpload, Upload, countText, idText, pincode } from '../entities/fields.ts';
import { TableColumns, TableColumnsUpload } from '../entities/mapping.ts';
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
    response: data(e.LoginResponse),
    errorMessage: 'Wrong email or password',
  }),
  signup: endpoint({
    id: 'auth.signup',
    method: 'POST',
    path: '/auth/signup',
    ...open,
    body: e.Signup,
    response: data(e.PendingSignup),
    successMessage: 'Brand created successfully',
    errorMessage: 'Something went wrong',
  }),
  logout: endpoint({
    id: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    module: 'open',
    encoding: 'empty',
    response: done,
    errorMessage: 'Logout failed',
  }),
  /** Returns the signed-in user; called when the app starts with a stored token. */
  session: endpoint({
    id: 'auth.session',
    method: 'GET',
    path: '/auth/session',
    module: 'open',
    response: data(e.SessionResponse),
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
};

export const utils = {
  timezones: endpoint({
    id: 'utils.timezones',
    method: 'GET',
    path: '/utils/timezones',
    ...open,
    response: data(z.object({ timezones: z.array(l.Timezone) })),
    errorMessage: 'Failed to fetch timezones',
  }),
  currencies: endpoint({
    id: 'utils.currencies',
    method: 'GET',
    path: '/utils/currencies',
    ...open,
    response: data(z.object({ currencies: z.array(l.Currency) })),
    errorMessage: 'Failed to fetch currencies',
  }),
  cloudLink: endpoint({
    id: 'utils.cloudLink',
    method: 'POST',
    path: '/utils/cloud-link',
    module: 'open',
    body: ImageUpload,
    encoding: 'multipart',
    response: data(z.object({ url: z.string() })),
    errorMessage: 'Failed to upload image',
  }),
  /** A private file of the brand, such as its PAN card: an image, or a PDF. */
  privateImage: endpoint({
    id: 'utils.privateImage',
    method: 'GET',
    path: '/utils/private-images/{name}',
    module: 'settings',
    params: z.object({ name: idText }),
    response: 'blob',
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
  sample: endpoint({
    id: 'utils.sample',
    method: 'GET',
    path: '/utils/sample/{type}',
    module: 'open',
    params: z.object({
      type: z.enum(importTypes).exclude(['rate-parcels', 'serviceability']),
    }),
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
  /** Reads the heading of a table before it is imported, to match its columns. Nothing is stored. */
  tableColumns: endpoint({
    id: 'utils.tableColumns',
    method: 'POST',
    path: '/utils/table-columns/{type}',
    module: 'open',
    params: z.object({ type: z.enum(importTypes) }),
    body: TableColumnsUpload,
    encoding: 'multipart',
    response: data(TableColumns),
    errorMessage: 'Failed to upload file!!! Please check again',
    isExtension: true,
  }),
};

export const master = {
  countries: endpoint({
    id: 'master.countries',
    method: 'GET',
    path: '/master/countries',
    ...open,
    response: data(z.object({ countries: z.array(l.Country) })),
    errorMessage: 'Something went wrong',
  }),
  /** Country 1 is India. */
  states: endpoint({
    id: 'master.states',
    method: 'GET',
    path: '/master/countries/{country_id}/states',
    ...open,
    params: z.object({ country_id: countText }),
    response: data(z.object({ states: z.array(l.State) })),
    errorMessage: 'Something went wrong',
  }),
  channels: endpoint({
    id: 'master.channels',
    method: 'GET',
    path: '/master/channels',
    module: 'open',
    response: data(z.object({ channels: z.array(l.Channel) })),
    errorMessage: 'Something went wrong',
  }),
  pincode: endpoint({
    id: 'master.pincode',
    method: 'GET',
    path: '/master/pincodes/{pincode}',
    module: 'open',
    params: z.object({ pincode }),
    response: data(l.PincodePlace),
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
};

export const courier = {
  list: endpoint({
    id: 'courier.list',
    method: 'GET',
    path: '/courier',
    module: 'open',
    response: data(z.object({ couriers: z.array(l.Courier) })),
    errorMessage: 'Something went wrong',
  }),
};

export const brands = {
  earlyAccess: endpoint({
    id: 'brands.earlyAccess',
    method: 'POST',
    path: '/brands/early-access-request',
    ...open,
    body: e.EarlyAccess,
    response: done,
    successStatus: 201,
    errorMessage: 'Mobile or email is already registered',
  }),
  forgotInitiate: endpoint({
    id: 'brands.forgotInitiate',
    method: 'POST',
    path: '/brands/initiate/otp/forgot-password',
    ...open,
    body: e.ForgotInitiate,
    response: done,
    errorMessage: 'Wrong Email or Phone Number',
  }),
  otpVerify: endpoint({
    id: 'brands.otpVerify',
    method: 'POST',
    path: '/brands/verify/otp',
    ...open,
    body: e.OtpVerify,
    response: data(e.OtpVerified),
    errorMessage: 'Wrong OTP',
  }),
  passwordUpdate: endpoint({
    id: 'brands.passwordUpdate',
    method: 'POST',
    path: '/brands/update/password',
    ...open,
    body: e.PasswordUpdate,
    response: done,
    errorMessage: 'Something went wrong',
  }),
  /** Resends the sign-up code. */
  signupResend: endpoint({
    id: 'brands.signupResend',
    method: 'POST',
    path: '/brands/initiate/otp/signup',
    ...open,
    body: e.SignupResend,
    response: done,
    errorMessage: 'Failed to send otp',
    isExtension: true,
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
    response: done,
    errorMessage: 'Failed to send otp',
  }),
  contactVerify: endpoint({
    id: 'users.contactVerify',
    method: 'POST',
    path: '/brands/verify/otp/change-contact',
    module: 'settings',
    body: e.ContactVerify,
    response: data(e.ContactVerified),
    errorMessage: 'Failed to verify otp',
  }),
  contactUpdate: endpoint({
    id: 'users.contactUpdate',
    method: 'PATCH',
    path: '/brands/update/contact/{id}',
    module: 'settings',
    params: byId,
    body: e.ContactUpdate,
    response: data(z.object({ user: e.User })),
    successMessage: 'User updated successfully',
    errorMessage: 'Failed to update user contact',
  }),
  list: endpoint({
    id: 'users.list',
    method: 'GET',
    path: '/auth/users',
    module: 'settings',
    query: e.UserFilter,
    response: data(z.object({ users: z.array(e.TeamUser), total: z.number(), next: z.string().nullable() })),
    rows: 'users',
    errorMessage: 'Failed to fetch users list',
    forbidden: 'notice',
  }),
  add: endpoint({
    id: 'users.add',
    method: 'POST',
    path: '/auth/users',
    module: 'settings',
    body: e.UserDraft,
    response: data(z.object({ user: e.User })),
    successMessage: 'User added successfully',
    errorMessage: 'Failed to add user',
    forbidden: 'notice',
  }),
  get: endpoint({
    id: 'users.get',
    method: 'GET',
    path: '/auth/users/{id}',
    module: 'settings',
    params: byId,
    response: data(z.object({ user: e.TeamUser.extend({ version: z.number().int() }) })),
    errorMessage: 'Failed to fetch user by id',
  }),
  update: endpoint({
    id: 'users.update',
    method: 'PATCH',
    path: '/auth/users/{id}',
    module: 'settings',
    params: byId,
    body: e.UserChange,
    isVersioned: true,
    response: data(z.object({ user: e.User })),
    successMessage: 'User updated successfully',
    errorMessage: 'Failed to update user',
    forbidden: 'notice',
  }),
  remove: endpoint({
    id: 'users.remove',
    method: 'DELETE',
    path: '/auth/users/{id}',
    module: 'settings',
    params: byId,
    response: done,
    errorMessage: 'Something went wrong',
    forbidden: 'notice',
  }),
  /** Sends the invitation again; the earlier link stops working. */
  invite: endpoint({
    id: 'users.invite',
    method: 'POST',
    path: '/auth/users/{id}/invite',
    module: 'settings',
    encoding: 'empty',
    params: byId,
    response: done,
    errorMessage: 'Something went wrong',
    forbidden: 'notice',
    isExtension: true,
  }),
  image: endpoint({
    id: 'users.image',
    method: 'POST',
    path: '/auth/users/image',
    module: 'settings',
    body: Upload,
    encoding: 'multipart',
    response: data(z.object({ url: z.string() })),
    errorMessage: 'Failed to upload image',
  }),
};

export const onboarding = {
  step: endpoint({
    id: 'onboarding.step',
    method: 'GET',
    path: '/onboarding/',
    module: 'open',
    response: data(e.BrandSetup),
    errorMessage: 'Something went wrong',
  }),
  stepUpdate: endpoint({
    id: 'onboarding.stepUpdate',
    method: 'PUT',
    path: '/onboarding/',
    module: 'open',
    body: e.BrandSetupUpdate,
    response: data(e.BrandSetup),
    errorMessage: 'Something went wrong',
    isExtension: true,
  }),
};
