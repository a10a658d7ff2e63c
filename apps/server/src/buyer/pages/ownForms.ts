import { uploadLimits } from '@khep/domain/uploads';
import type { Context } from 'hono';
import { ApiError } from '../../base/errors.ts';
import { readSmallForm } from '../../platform/http/bodyLimit.ts';
import type { Environment } from '../../platform/http/requestLog.ts';
import { isForeignForm } from '../../platform/http/security.ts';

const maxFormBytes = 8192;
/** Three photos and their form. */
const maxUploadBytes = 3 * uploadLimits.image + 1024 ** 2;

const rejectedForm = () =>
  new ApiError({ status: 403, code: 'cross_site', detail: 'This form was rejected. Reload the page.' });

/** Reads the body of a form that was sent from buyers' pages. @throws ApiError 403 for other sites, and for too much */
export async function readOwnBody(context: Context<Environment>): Promise<string> {
  const text = isForeignForm(context) ? undefined : await readSmallForm(context, maxFormBytes);
  if (text === undefined) throw rejectedForm();
  return text;
}

/** Reads the fields of a form that was sent from buyers' pages. @throws ApiError 403 */
export async function readOwnFields(context: Context<Environment>): Promise<(name: string) => string> {
  const form = new URLSearchParams(await readOwnBody(context));
  return (name) => form.get(name) ?? '';
}

/** Reads a form with photos that was sent from buyers' pages. @throws ApiError 403 */
export async function readOwnUpload(context: Context<Environment>): Promise<FormData> {
  const length = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (isForeignForm(context) || !(length <= maxUploadBytes)) throw rejectedForm();
  return context.req.formData();
}
