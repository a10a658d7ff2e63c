import { cubes, dimensionLabels } from '@khep/domain/analytics';
import type { Cube } from '@khep/domain/analytics';
import { formatDate, formatMonth } from '@khep/domain/days';
import { formatNumber, formatRupees } from '@khep/domain/money';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import type { LabelOf } from '../loadReport.ts';
import type { DifferentCell } from './compareSums.ts';

const cubeLabels: Record<Cube, string> = {
  orders: 'Orders by order day',
  ordersBySkus: 'Orders by order day and SKUs',
  orderSkus: 'Items by order day',
  parcels: 'Shipments by the day they were made',
  ended: 'Shipments by the day they ended',
  endedBySkus: 'Shipments by the day they ended and SKUs',
  endedSkus: 'Shipped items by the day they ended',
  transit: 'Hours to deliver',
  ndr: 'Failed deliveries by first attempt',
  ndrSkus: 'Failed items by first attempt',
  returns: 'Returns by the day they were requested',
  returnsBySkus: 'Returns by the day they were requested and SKUs',
  returnSkus: 'Returned items by the day they were requested',
};

/** Hours and the states of ended shipments are bands of their cubes that have no name among those of weights. */
const plainBands: readonly Cube[] = ['transit', 'ended'];

const sayings: Record<DifferentCell['against'], string> = {
  orders: 'the orders say',
  'days of the month': 'its days add up to',
  'finer cells': 'its parts add up to',
};

/** Says which cell differs, and by how much. */
export function describeCell(cell: DifferentCell, labelOf: LabelOf): string {
  const { cube, day, dims, members, measure, stored, counted, against } = cell;
  // A rollup has some of them.
  const own = cubes[cube].dims.filter((dim) => dims[dim] !== undefined);
  const places = own.map((dim) => {
    const value = dims[dim] ?? '';
    const isPlain = dim === 'slab' && plainBands.includes(cube);
    return `${dimensionLabels[dim]} ${isPlain ? value : labelOf(dim, value, cube)}`;
  });
  const ofCouriers = cube === 'orders' || cube === 'orderSkus';
  const together = members.map((one) => (ofCouriers ? courierName(Number(one)) : labelOf('sku', one, cube)));
  const isAmount = measure.endsWith('_paise');
  const name = measure.replace('_paise', '').replaceAll('_', ' ');
  const show = (value: number) => (isAmount ? formatRupees(value) : formatNumber(value));
  const when = day.length === 7 ? formatMonth(day) : formatDate(day);
  return `${cubeLabels[cube]}, ${when}, ${[...places, ...together].join(', ')}: analytics shows ${name} ${show(stored)}, ${sayings[against]} ${show(counted)}. All orders are being counted again.`;
}
