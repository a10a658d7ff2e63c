import type { Box } from '@khep/api';
import { boxTypeLabel, formatDimensions, formatVolume } from '@khep/domain/packing';
import { columnsFor } from '../../patterns/list/columns.tsx';
import type { ListColumn } from '../../patterns/list/columns.tsx';

const column = columnsFor<Box>();

/** The columns of the list of boxes. */
export const boxColumns: readonly ListColumn<Box>[] = [
  column.text({
    id: 'name',
    header: 'Box',
    width: 180,
    grow: 2,
    isRowHeader: true,
    card: 1,
    value: 'name',
    secondary: (box) => (box.package_id === '' ? 'No code' : box.package_id),
  }),
  column.text({ id: 'package_id', header: 'Code', isHidden: true, value: 'package_id' }),
  column.text({
    id: 'sides',
    header: 'Inner dimensions',
    width: 160,
    card: 3,
    value: (box) => formatDimensions(box.length, box.width, box.height),
    secondary: (box) => formatVolume(box.length, box.width, box.height),
  }),
  column.text({
    id: 'type',
    header: 'Kind',
    width: 150,
    card: 4,
    value: (box) => boxTypeLabel(box.type),
    secondary: (box) => (box.visibility === 0 ? 'Not used for packing' : undefined),
  }),
  column.number({
    id: 'weight_capacity',
    header: 'Max. weight',
    width: 110,
    card: 2,
    value: 'weight_capacity',
    format: (kilograms) => (kilograms > 0 ? `${kilograms} kg` : 'No limit'),
  }),
];
