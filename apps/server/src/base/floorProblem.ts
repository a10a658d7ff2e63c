import type { FloorProblem, FloorProblems } from '@khep/domain/warehouse';
import { ApiError } from './errors.ts';
import type { FieldErrors } from './errors.ts';

/** A sentence, or the field that it is about: `{ bin: 'This warehouse has no bin Z.' }`. */
type Said = string | FieldErrors;

function floorError<Code extends FloorProblem>(
  status: number,
  code: Code,
  values: FloorProblems[Code],
  said: Said,
): ApiError {
  const fields = typeof said === 'string' ? {} : said;
  const detail = typeof said === 'string' ? said : (Object.values(said)[0] ?? '');
  return new ApiError({ status, code, detail, fields, extra: { values } });
}

/** 409 with a code of its own: the floor says it in the language of its device, with these values. */
export const floorConflict = <Code extends FloorProblem>(
  code: Code,
  values: FloorProblems[Code],
  detail: string,
): ApiError => floorError(409, code, values, detail);

/** 422 of one field with a code of its own. */
export const floorInvalid = <Code extends FloorProblem>(
  code: Code,
  values: FloorProblems[Code],
  field: FieldErrors,
): ApiError => floorError(422, code, values, field);

/** 403 or 404 with a code of its own. */
export const floorRefusal = <Code extends FloorProblem>(
  status: 403 | 404,
  code: Code,
  values: FloorProblems[Code],
  detail: string,
): ApiError => floorError(status, code, values, detail);
