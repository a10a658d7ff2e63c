import { calls } from '@khep/api';
import type { CourierFileItem } from '@khep/api';
import type { MenuItem } from '@khep/ui';
import { paths } from '../../paths.ts';
import type { ListRemoval } from '../../patterns/list/defineList.ts';
import { lineInvalidates } from './invalidates.ts';

/** Actions of one upload. */
export const fileActions = ({ id, rejected, is_active }: CourierFileItem): readonly MenuItem[] =>
  rejected > 0 && is_active
    ? [
        {
          id: 'correct',
          label: 'Correct rows',
          href: `${paths.reconciliationUpload()}?file=${encodeURIComponent(id)}`,
        },
      ]
    : [];

export const fileRemoval: ListRemoval<CourierFileItem> = {
  label: 'Delete upload',
  consequence:
    'No total includes its lines any more. You can upload the file again. The upload stays in this list, marked as deleted.',
  send: (client, { id }) => client.call(calls.invoice.deactivate, { params: { id } }),
  invalidates: lineInvalidates,
};
