import { calls } from '@khep/api';
import type { SavedMapping } from '@khep/api';
import { importTypeLabels } from '@khep/domain/mapping';
import { columnsFor } from '../../patterns/list/columns.tsx';
import { defineList } from '../../patterns/list/defineList.ts';

const column = columnsFor<SavedMapping>();
const matched = ({ mapping }: SavedMapping) => Object.entries(mapping).filter(([, name]) => name !== '');

/** Saved mappings of the brand. */
export const mappingList = defineList({
  id: 'column-mappings',
  label: 'Saved mappings',
  noun: ['mapping', 'mappings'],
  endpoint: calls.mappings.list,
  rowLabel: ({ source }) => source,
  columns: [
    column.text({ id: 'source', header: 'Source', isRowHeader: true, card: 1, value: 'source' }),
    column.text({ id: 'type', header: 'Imported as', card: 3, value: ({ type }) => importTypeLabels[type] }),
    column.text({
      id: 'columns',
      header: 'Columns',
      grow: 2,
      value: (mapping) =>
        matched(mapping)
          .map(([, name]) => name)
          .join(', '),
    }),
    column.number({ id: 'uses', header: 'Files', card: 2, value: 'uses' }),
    column.date({ id: 'used', header: 'Last file', shows: 'relative', value: 'used_at' }),
    column.text({ id: 'by', header: 'Saved by', value: 'updated_by' }),
  ],
  removal: {
    label: 'Delete mapping',
    consequence: 'The next file of this source is guessed again. Imported data stays.',
    send: (client, { id }) => client.call(calls.mappings.remove, { params: { id } }),
    invalidates: ['mappings'],
  },
  empty: {
    title: 'No saved mappings yet',
    description: 'Import a file with other columns. Its matching is saved here.',
  },
});
