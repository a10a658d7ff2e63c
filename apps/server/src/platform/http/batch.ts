import { ApiError } from '../../base/errors.ts';

/** Why one item of a batch failed. */
export interface BatchFailure {
  order_id?: string;
  order_number?: string;
  shipment_id?: string;
  awb?: string | null;
  message: string;
}

interface BatchInit {
  /** Results of the completed items. */
  successful: readonly unknown[];
  failures: readonly BatchFailure[];
  /** The list of the request that names the items: `order_ids`. */
  path: string;
  /** The ids in that list, for the field errors. */
  ids: readonly string[];
  /** @default 409 */
  status?: number;
  /** @default 'conflict' */
  code?: string;
  /** @default the reason of the first item */
  detail?: string;
  /** @default the endpoint's own error message */
  message?: string;
}

/**
 * Fails a batch of which nothing was done, with a reason for each item: a success notice would be wrong.
 * @throws ApiError with `failures`, and a field error for each item
 */
export function assertSomeSucceeded({
  successful,
  failures,
  path,
  ids,
  status = 409,
  code = 'conflict',
  detail,
  message,
}: BatchInit): void {
  const [first] = failures;
  if (successful.length > 0 || first === undefined) return;
  const reasons = new Map(
    failures.map((failure) => [failure.order_id ?? failure.shipment_id ?? '', failure.message]),
  );
  throw new ApiError({
    status,
    code,
    detail: detail ?? first.message,
    fields: Object.fromEntries(
      ids.flatMap((id, index) => {
        const reason = reasons.get(id);
        return reason === undefined ? [] : [[`${path}.${index}`, reason]];
      }),
    ),
    message,
    extra: { failures },
  });
}
