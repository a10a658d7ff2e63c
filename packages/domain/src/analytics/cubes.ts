/** Dimensions to filter and group by. A cube has some of them; the others are empty in its cells. */
export const dimensions = [
  'state',
  'payment',
  'courier',
  'channel',
  'warehouse',
  'zone',
  'status',
  'reason',
  'slab',
  'sku',
] as const;
export type Dimension = (typeof dimensions)[number];

interface CubeShape {
  dims: readonly Dimension[];
  /** In the order of the stored columns: new ones go to the end. */
  measures: readonly string[];
}

const parcelDims = ['state', 'payment', 'courier', 'zone', 'status'] as const;

/**
 * The counted sums. A cube counts one kind of thing on one day in India; each cell is one combination of dimensions.
 * `members` of a cell are the couriers of the order in `orders` and `orderSkus`, and the SKUs in a cube `…BySkus`, which has each
 * combination of SKUs as its own cell: several SKUs filter it without counting an order twice.
 */
export const cubes = {
  /** Orders by order day. */
  orders: {
    dims: ['state', 'payment', 'channel', 'warehouse', 'status', 'slab'],
    measures: ['orders', 'amount_paise', 'units', 'repeat'],
  },
  ordersBySkus: {
    dims: ['state', 'payment', 'warehouse', 'status'],
    measures: ['orders', 'amount_paise', 'units', 'repeat'],
  },
  /** The lines of orders by order day. */
  orderSkus: {
    dims: ['state', 'payment', 'warehouse', 'status', 'sku'],
    measures: ['orders', 'amount_paise', 'units'],
  },
  /** Shipments with a courier, by the day they were made. */
  parcels: { dims: parcelDims, measures: ['parcels', 'value_paise', 'charge_paise'] },
  /** Shipments by the day they ended. `status` is the outcome: delivered, returned, lost or damaged; `slab` is the state. */
  ended: {
    dims: [...parcelDims, 'reason', 'slab'],
    measures: [
      'parcels',
      'value_paise',
      'charge_paise',
      'promised',
      'on_time',
      'first_attempt',
      'transit_hours',
      'picked_up',
    ],
  },
  endedBySkus: {
    dims: [...parcelDims, 'reason', 'warehouse'],
    measures: ['parcels', 'value_paise', 'charge_paise'],
  },
  endedSkus: {
    dims: ['state', 'payment', 'courier', 'warehouse', 'status', 'sku'],
    measures: ['parcels', 'units'],
  },
  /** Delivered shipments by the day they were delivered; `slab` is the whole hours since pickup. */
  transit: { dims: ['state', 'payment', 'courier', 'zone', 'slab'], measures: ['parcels'] },
  /** Shipments that failed at least once, by the day of the first failed attempt. */
  ndr: {
    dims: [...parcelDims, 'reason'],
    measures: ['cases', 'attempts', 'answered', 'late', 'fake', 'answer_hours', 'value_paise'],
  },
  ndrSkus: {
    dims: ['state', 'payment', 'courier', 'warehouse', 'status', 'reason', 'sku'],
    measures: ['cases'],
  },
  /** Returns that buyers asked for, by the day of the request. */
  returns: {
    dims: ['state', 'payment', 'courier', 'status', 'reason'],
    measures: ['returns', 'units', 'value_paise', 'refund_paise', 'charge_paise'],
  },
  returnsBySkus: {
    dims: ['state', 'payment', 'courier', 'warehouse', 'status', 'reason'],
    measures: ['returns', 'units', 'value_paise', 'refund_paise', 'charge_paise'],
  },
  returnSkus: {
    dims: ['state', 'payment', 'courier', 'warehouse', 'status', 'reason', 'sku'],
    measures: ['returns', 'units'],
  },
} as const satisfies Record<string, CubeShape>;
export type Cube = keyof typeof cubes;

/**
 * Sums that are read from their own rows when they are asked for: what couriers bill and pay, and the disputes about it. Many of
 * these rows belong to no order, and what they say depends on the day of asking: `slab` is an age in days, as the ageing of
 * reconciliation has it, and empty for what isn't open.
 */
export const rowCubes = {
  /** Lines of courier invoices by the day of the invoice. `reason` is the category of the difference. */
  billedLines: {
    dims: ['courier', 'status', 'reason', 'slab'],
    measures: ['lines', 'billed_paise', 'expected_paise', 'difference_paise', 'recovered_paise'],
  },
  /** Delivered COD shipments by the day of delivery. `status` is one of `codStates`; `slab` the days past the payout day. */
  codParcels: {
    dims: ['courier', 'status', 'slab'],
    measures: ['parcels', 'collectible_paise', 'paid_paise'],
  },
  /** Lines of COD remittances by the day of the payout. `reason` is the category of the difference. */
  remittedLines: {
    dims: ['courier', 'reason'],
    measures: ['lines', 'expected_paise', 'remitted_paise', 'deducted_paise', 'difference_paise'],
  },
  /** Disputes by the day of the notice. `status` is their state, `reason` what they are about. */
  disputes: {
    dims: ['courier', 'status', 'reason', 'slab'],
    measures: ['disputes', 'amount_paise', 'recovered_paise'],
  },
} as const satisfies Record<string, CubeShape>;
export type RowCube = keyof typeof rowCubes;
export type AnyCube = Cube | RowCube;

/** Whether sums are read from rows; the others are counted with each change. */
export const isRowCube = (cube: AnyCube): cube is RowCube => Object.hasOwn(rowCubes, cube);

/** Returns the dimensions and measures of a cube. */
export const cubeShape = (cube: AnyCube): CubeShape => (isRowCube(cube) ? rowCubes[cube] : cubes[cube]);

/** Where the COD amount of a delivered shipment is. */
export const codStates = ['paid', 'due', 'late'] as const;
export type CodState = (typeof codStates)[number];
export const codStateLabels: Record<CodState, string> = {
  paid: 'Paid out',
  due: 'Not due yet',
  late: 'Past its payout day',
};

export const cubeNames = Object.keys(cubes) as Cube[];

/** The largest number of measures of a cube. */
export const measureColumns = 8;

/** Returns where a cube keeps a measure. @throws Error for a measure that it doesn't have */
export function measureIndex(cube: AnyCube, measure: string): number {
  const at = cubeShape(cube).measures.indexOf(measure);
  if (at === -1) throw new Error(`${cube} has no ${measure}`);
  return at;
}
