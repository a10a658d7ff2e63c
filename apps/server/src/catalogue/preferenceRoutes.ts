import { calls, preferenceSchemas } from '@khep/api';
import type { Preference, PreferenceType } from '@khep/api';
import { validationError } from '../errors.ts';
import type { FieldErrors } from '../errors.ts';
import { bindRoute } from '../http/bindRoute.ts';
import type { Route } from '../http/bindRoute.ts';
import { loadPreference, savePreference } from './preferences.ts';

/** A saved preference, with defaults for missing fields. */
function serializePreference(
  type: PreferenceType,
  id: string,
  preferences: Record<string, unknown>,
): Preference {
  return { preference_type: type, id, preferences: preferenceSchemas[type].parse(preferences) } as Preference;
}

function checkPreference(
  type: PreferenceType,
  preferences: Record<string, unknown>,
): Record<string, unknown> {
  const { id: _id, preference_type: _type, ...fields } = preferences;
  const result = preferenceSchemas[type].safeParse(fields);
  if (result.success) return result.data;
  const messages: FieldErrors = {};
  for (const issue of result.error.issues) messages[issue.path.map(String).join('.')] ??= issue.message;
  throw validationError(messages);
}

const added: Record<PreferenceType, string> = {
  label_preference: 'Preferences saved successfully',
  invoice_preference: 'Invoice preferences saved successfully',
  tracking_preference: 'Tracking preferences saved successfully',
  packing_preference: 'Preferences saved successfully',
};
const updated: Record<PreferenceType, string> = {
  label_preference: 'Label preference updated successfully',
  invoice_preference: 'Invoice preference updated successfully',
  tracking_preference: 'Tracking preference updated successfully',
  packing_preference: 'Preferences saved successfully',
};

/** Preferences for labels, invoices, tracking pages and packing. */
export const preferenceRoutes: Route[] = [
  bindRoute(calls.preferences.get, async ({ session, params, db }) => {
    const type = params.preference_type;
    const saved = await loadPreference(db, session.brand_id, type);
    return { data: { preference: serializePreference(type, saved?.id ?? '', saved?.preferences ?? {}) } };
  }),
  bindRoute(calls.preferences.add, async ({ session, params, body, db, services }) => {
    const type = params.preference_type;
    const fields = checkPreference(type, body.preferences);
    const saved = await db
      .transaction()
      .execute((tx) => savePreference(tx, session, type, fields, services.clock.now()));
    return {
      data: { preference: serializePreference(type, saved.id, saved.preferences) },
      message: added[type],
    };
  }),
  bindRoute(calls.preferences.update, async ({ session, params, body, db, services }) => {
    const type = params.preference_type;
    const fields = checkPreference(type, body.preferences);
    const saved = await db
      .transaction()
      .execute((tx) => savePreference(tx, session, type, fields, services.clock.now()));
    return {
      data: { preference: serializePreference(type, saved.id, saved.preferences) },
      message: updated[type],
    };
  }),
];
