import { calls, preferenceDraftSchemas } from '@khep/api';
import type { PreferenceType } from '@khep/api';
import { ApiError, validationError } from '../../base/errors.ts';
import type { FieldErrors } from '../../base/errors.ts';
import { changeContext } from '../../platform/db/events.ts';
import { bindChange, bindRoute } from '../../platform/http/bindRoute.ts';
import type { ChangeRequest, Route } from '../../platform/http/bindRoute.ts';
import { loadPreference, savePreference, serializePreference } from './preferences.ts';

/** @param notice in place of the endpoint's error message */
function checkPreference(
  type: PreferenceType,
  preferences: Record<string, unknown>,
  notice: string | undefined,
): Record<string, unknown> {
  const { id: _id, preference_type: _type, ...fields } = preferences;
  const result = preferenceDraftSchemas[type].safeParse(fields);
  if (result.success) return result.data;
  const messages: FieldErrors = {};
  for (const issue of result.error.issues) messages[issue.path.map(String).join('.')] ??= issue.message;
  const { status, code, detail, fields: wrong } = validationError(messages);
  throw new ApiError({
    status,
    code,
    detail,
    fields: wrong,
    message: notice,
  });
}

const added: Record<PreferenceType, string> = {
  label_preference: 'Preferences saved successfully',
  invoice_preference: 'Invoice preferences saved successfully',
  tracking_preference: 'Tracking preferences saved successfully',
  packing_preference: 'Preferences saved successfully',
  stock_preference: 'Preferences saved successfully',
  privacy_preference: 'Preferences saved successfully',
  return_preference: 'Preferences saved successfully',
};
const updated: Record<PreferenceType, string> = {
  label_preference: 'Label preference updated successfully',
  invoice_preference: 'Invoice preference updated successfully',
  tracking_preference: 'Tracking preference updated successfully',
  packing_preference: 'Preferences saved successfully',
  stock_preference: 'Preferences saved successfully',
  privacy_preference: 'Preferences saved successfully',
  return_preference: 'Preferences saved successfully',
};

/** The notice of a rejected update, where it is not that of the endpoint. */
const rejected: Partial<Record<PreferenceType, string>> = {
  label_preference: 'Failed to edit label preference',
};

/** Saves a record; the notice says whether it was there before. */
async function save(
  {
    session,
    params,
    body,
    tx,
    services,
    ifMatch,
  }: Pick<
    ChangeRequest<typeof calls.preferences.update>,
    'session' | 'params' | 'body' | 'tx' | 'services' | 'ifMatch'
  >,
  messages: Record<PreferenceType, string>,
  notices: Partial<Record<PreferenceType, string>> = {},
) {
  const type = params.preference_type;
  const fields = checkPreference(type, body.preferences, notices[type]);
  const author = changeContext(session, ifMatch);
  const saved = await savePreference(tx, author, type, fields, services.clock.now());
  return { data: { preference: serializePreference(type, saved) }, message: messages[type] };
}

/** How a brand's labels, invoices and tracking pages look, and how its boxes are chosen. */
export const preferenceRoutes: Route[] = [
  bindRoute(calls.preferences.get, async ({ session, params, db }) => {
    const type = params.preference_type;
    const stored = await loadPreference(db, session.brand_id, type);
    return { data: { preference: serializePreference(type, stored) } };
  }),
  bindChange(calls.preferences.add, (request) => save(request, added)),
  bindChange(calls.preferences.update, (request) => save(request, updated, rejected)),
];
