import { addDays, istDay } from '@khep/domain/days';
import { chargedWeight, defaultConversionFactor, exampleRateCard, rateShipment } from '@khep/domain/rating';
import type { RateCard } from '@khep/domain/rating';
import { isRtoChargeable } from '@khep/domain/shipments';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { saveMapping } from '../../brand/mappings/savedMappings.ts';
import { loadReconciliationFile } from '../../money/reconciliation/files/loadFile.ts';
import { loadCardFinder } from '../../money/reconciliation/lines/shipmentsOfLines.ts';
import { newCourierFile } from '../../money/reconciliation/files/newCourierFile.ts';
import type { Services } from '../services.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { csvBytes } from '../../platform/files/csv.ts';
import type { Db } from '../../platform/db/schema.ts';
import { demoSession } from './brand.ts';
import { seededRandom } from '../../base/seededRandom.ts';
import type { Random } from '../../base/seededRandom.ts';

/** The courier of the demo's invoice: most parcels go with it. */
const courier_id = 1;
const heading = [
  'waybill_num',
  'order_id',
  'invoice_no',
  'invoice_date',
  'zone',
  'charged_weight (g)',
  'charge_DL',
  'charge_RTO',
  'charge_COD',
  'charge_FSC',
  'gross_amount',
  'tax_data',
  'total_amount',
];

const rupees = (paise: number) => (paise / 100).toFixed(2);
const percent = (paise: number, rate: number) => Math.round((paise * rate) / 100);

interface Parcel {
  row: ShipmentRecord;
  card: RateCard;
  index: number;
}

/** Bills a parcel with the mistakes that couriers make: a divisor since a day, zones, COD, fuel. */
function billParcel({ row, card, index }: Parcel, since: string, random: Random): string[] {
  const day = row.picked_up_at ? istDay(row.picked_up_at) : '';
  const isBack = isRtoChargeable(row.state);
  const isCod = row.payment_mode === 'cod';
  const isWrongDivisor = day >= since && random.chance(0.35);
  const zone = random.chance(0.02) ? 'E' : (row.zone ?? 'D');
  const own = card.brand_details.conversion_factor ?? defaultConversionFactor;
  const terms = { ...card.brand_details, conversion_factor: isWrongDivisor ? 4000 : own };
  const parcel = {
    weight_g: row.dead_weight_g,
    length_cm: row.length_cm,
    width_cm: row.width_cm,
    height_cm: row.height_cm,
  };
  const rated = rateShipment({ ...card, brand_details: terms }, parcel, {
    zone,
    collect: isCod ? row.collectible_paise : 0,
    movement: isBack ? 'rto' : 'forward',
  });
  const amount = (kind: string) =>
    (rated.rated ? rated.lines.find((line) => line.kind === kind)?.amount : undefined) ?? 0;
  const freight = amount('freight');
  const rto = isBack ? amount('rto') : random.chance(0.01) ? amount('freight') : 0;
  const cod = isCod || isBack ? amount('cod') : random.chance(0.03) ? 3000 : 0;
  const fuelRate = card.vas_contract_data?.FSC?.parameters.rate ?? 0;
  const fsc = percent(freight + rto, random.chance(0.02) ? fuelRate + 4 : fuelRate);
  const gross = freight + rto + cod + fsc;
  const tax = percent(gross, 18);
  const weight = rated.rated ? rated.weight : chargedWeight(parcel, terms);
  return [
    row.awb ?? '',
    row.booking_ref?.split('-').slice(0, 2).join('-') ?? '',
    'DL/26-27/0412',
    '',
    zone,
    String(index % 97 === 3 ? 0 : weight.billed_g),
    rupees(freight),
    rupees(rto),
    rupees(cod),
    rupees(fsc),
    rupees(gross),
    rupees(tax),
    rupees(gross + tax),
  ];
}

const mapping = {
  awb: 'waybill_num',
  order_id: 'order_id',
  zone: 'zone',
  charged_weight: 'charged_weight (g)',
  freight: 'charge_DL',
  rto: 'charge_RTO',
  cod: 'charge_COD',
  fsc: 'charge_FSC',
  sub_total: 'gross_amount',
  igst: 'tax_data',
  total: 'total_amount',
};

/** Loads a file without a job. */
const seedContext = (db: Db, services: Services) => ({
  db,
  services,
  owner: { kind: 'user' as const, id: demoSession.user_id, name: demoSession.name },
  checkpoint: () => undefined,
  progress: () => undefined,
});

/**
 * Gives the demo an invoice of its largest courier and a COD remittance, through the functions that load uploads. The
 * parcels are real; the mistakes are those that sellers find.
 */
export async function seedInvoices(db: Db, services: Services, seed: number): Promise<void> {
  const { brand_id, name } = demoSession;
  const now = services.clock.now();
  const random = seededRandom(seed + 7);
  const rows = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .where('picked_up_at', 'is not', null)
    .orderBy('picked_up_at')
    .limit(1500)
    .execute();
  const cardOf = await loadCardFinder(db, brand_id);
  const today = istDay(now);
  const since = addDays(today, -6);
  const parcels = rows.flatMap((row, index) => {
    const card = cardOf(courier_id, istDay(row.picked_up_at ?? now)) ?? exampleRateCard;
    return [{ row, card, index }];
  });
  if (parcels.length === 0) return;
  const lines = parcels.map((parcel) => billParcel(parcel, since, random));
  // Billed twice, and of another seller.
  lines.push([...lines[4]!], [...lines[9]!]);
  lines.push([
    '1490899990021',
    '',
    'DL/26-27/0412',
    '',
    'D',
    '500',
    '45.40',
    '0.00',
    '0.00',
    '0.00',
    '45.40',
    '8.17',
    '53.57',
  ]);
  for (const line of lines) line[3] = addDays(today, -2);
  const file = await newCourierFile(db, services, {
    brand_id,
    kind: 'invoice',
    courier_id,
    number: 'DL/26-27/0412',
    day: addDays(today, -2),
    file_name: `Delhivery_invoice_${addDays(today, -2)}.csv`,
    uploaded_by: name,
    bytes: csvBytes(heading, lines),
    at: now,
    mapping,
  });
  await db
    .transaction()
    .execute((tx) =>
      saveMapping(
        tx,
        { type: 'invoice', source: courierName(courier_id), mapping },
        { brand_id, actor: { kind: 'user', name }, now },
      ),
    );
  await loadReconciliationFile(seedContext(db, services), file);
  await seedRemittance(db, services, rows, random);
}

/** A remittance of the first week's COD: one short, one that is not delivered, and some that are missing. */
async function seedRemittance(
  db: Db,
  services: Services,
  rows: readonly ShipmentRecord[],
  random: Random,
): Promise<void> {
  const { brand_id, name } = demoSession;
  const now = services.clock.now();
  const today = istDay(now);
  const delivered = rows.filter(
    (row) =>
      row.state === 'DELIVERED' &&
      row.payment_mode === 'cod' &&
      row.ended_at !== null &&
      istDay(row.ended_at) <= addDays(today, -7),
  );
  const paid = delivered.filter(() => !random.chance(0.04));
  if (paid.length < 3) return;
  const amounts = paid.map(({ collectible_paise }, index) =>
    index === 2 ? collectible_paise - 9900 : collectible_paise,
  );
  const lines = paid.map((row, index) => [
    row.awb ?? '',
    rupees(amounts[index] ?? 0),
    index === 5 ? '212.40' : '0.00',
    rupees((amounts[index] ?? 0) - (index === 5 ? 21_240 : 0)),
    'HDFCN52026111500012',
  ]);
  const file = await newCourierFile(db, services, {
    brand_id,
    kind: 'cod',
    courier_id,
    number: 'CRF-88120',
    day: addDays(today, -1),
    file_name: `Delhivery_COD_${addDays(today, -1)}.csv`,
    uploaded_by: name,
    bytes: csvBytes(['Waybill', 'COD Amount', 'Freight Adjusted', 'Net Payable', 'UTR'], lines),
    at: now,
    utr: 'HDFCN52026111500012',
    mapping: {
      awb: 'Waybill',
      cod_amount: 'COD Amount',
      deductions: 'Freight Adjusted',
      net: 'Net Payable',
      utr: 'UTR',
    },
  });
  await loadReconciliationFile(seedContext(db, services), file);
}
