import { calls } from '@khep/api';
import type { ReturnTab } from '@khep/api';
import { useClient } from '@khep/api/hooks';
import { toast } from '@khep/ui';

/** Eight digits or more, without spaces: order and return numbers have fewer, names none. */
const awbLike = /^(?=(?:\D*\d){8})[\dA-Z-]+$/i;

/**
 * Opens the case of a scanned AWB, on whichever list it is: a scanner types the number and Enter. Returns why there is none. Other
 * texts only filter the list.
 */
export function useScannedReturn(onFound: (found: { id: string; tab: ReturnTab }) => void) {
  const client = useClient();
  return async (text: string): Promise<string | undefined> => {
    const awb = text.replaceAll(/\s/g, '');
    if (!awbLike.test(awb)) return undefined;
    try {
      const { data } = await client.call(calls.returns.receive, { body: { awb } }, { quiet: true });
      if (data.note !== '') toast.info(data.note);
      onFound(data);
      return undefined;
    } catch (error) {
      return error instanceof Error ? detailOf(error) : 'Something went wrong';
    }
  };
}

const detailOf = (error: Error): string =>
  'detail' in error && typeof error.detail === 'string' && error.detail !== '' ? error.detail : error.message;
