import type { Dimension } from '@khep/domain/analytics';
import { isNdrBucket, ndrBucketLabels } from '@khep/domain/ndr';
import { isReturnReason, returnReasonLabel, reverseLabel, reverseStates } from '@khep/domain/returns';
import { isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { channelName } from '../../orders/core/channels.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { LabelOf } from './loadReport.ts';

const payments: Record<string, string> = { prepaid: 'Prepaid', cod: 'COD' };

function statusLabel(value: string): string {
  if (isShipmentState(value)) return shipmentStateLabel(value);
  const reverse = reverseStates.find((state) => state === value);
  return reverse ? reverseLabel(reverse) : value;
}

function reasonLabel(value: string): string {
  if (value === '') return 'No failed delivery';
  if (isNdrBucket(value)) return ndrBucketLabels[value];
  return isReturnReason(value) ? returnReasonLabel(value) : value;
}

function slabLabel(value: string): string {
  const kilograms = (grams: string) => `${Number(grams) / 1000} kg`;
  return value.endsWith('+') ? `Over ${kilograms(value.slice(0, -1))}` : `Up to ${kilograms(value)}`;
}

/** Loads the names of a brand's SKUs and warehouses, and returns those of all values. */
export async function loadLabels(db: Db, brand_id: string): Promise<LabelOf> {
  const [skus, warehouses] = await Promise.all([
    db.selectFrom('skus').select(['sku_id', 'sku_name']).where('brand_id', '=', brand_id).execute(),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
  ]);
  const skuNames = new Map(skus.map(({ sku_id, sku_name }) => [sku_id, sku_name]));
  const warehouseNames = new Map(warehouses.map(({ id, name }) => [id, name]));
  const labels: Partial<Record<Dimension, (value: string) => string>> = {
    payment: (value) => payments[value] ?? value,
    courier: (value) => (value === '' ? 'No courier' : courierName(Number(value))),
    channel: channelName,
    warehouse: (value) => warehouseNames.get(value) ?? 'No warehouse',
    zone: (value) => value || 'No zone',
    status: statusLabel,
    reason: reasonLabel,
    slab: slabLabel,
    sku: (value) => skuNames.get(value) ?? value,
    state: (value) => value || 'No state',
  };
  return (dimension, value) => labels[dimension]?.(value) ?? value;
}
