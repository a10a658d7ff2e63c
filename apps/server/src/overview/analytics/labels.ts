import { codStateLabels, codStates } from '@khep/domain/analytics';
import type { AnyCube, Dimension } from '@khep/domain/analytics';
import {
  disputeCategories,
  disputeCategoryLabel,
  disputeStateLabel,
  isDisputeState,
} from '@khep/domain/disputes';
import { isNdrBucket, ndrBucketLabels } from '@khep/domain/ndr';
import {
  codCategories,
  codCategoryLabels,
  invoiceCategories,
  invoiceCategoryLabels,
  lineStatuses,
  lineStatusLabels,
} from '@khep/domain/reconciliation';
import { isReturnReason, returnReasonLabel, reverseLabel, reverseStates } from '@khep/domain/returns';
import { isShipmentState, shipmentStateLabel } from '@khep/domain/shipments';
import { channelName } from '../../orders/core/channels.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
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

/** Names one of the values of a list; any other text is its own name. */
const oneOf =
  <Value extends string>(values: readonly Value[], name: (value: Value) => string) =>
  (text: string): string => {
    const found = values.find((value) => value === text);
    return found === undefined ? text : name(found);
  };

type Labels = Partial<Record<Dimension, (value: string) => string>>;

const ages = { slab: (band: string) => (band === '' ? 'Not open' : `${band} days`) };

/** Dimensions of money have other values than those of shipments. */
const rowLabels: Partial<Record<AnyCube, Labels>> = {
  billedLines: {
    ...ages,
    status: oneOf(lineStatuses, (value) => lineStatusLabels[value]),
    reason: (value) =>
      value === '' ? 'No difference' : oneOf(invoiceCategories, (one) => invoiceCategoryLabels[one])(value),
  },
  codParcels: { ...ages, status: oneOf(codStates, (value) => codStateLabels[value]) },
  remittedLines: { reason: oneOf(codCategories, (value) => codCategoryLabels[value]) },
  disputes: {
    ...ages,
    status: (value) => (isDisputeState(value) ? disputeStateLabel(value) : value),
    reason: oneOf(disputeCategories, disputeCategoryLabel),
  },
};

/** Loads the names of a brand's SKUs and warehouses, and returns those of all values. */
export async function loadLabels(db: Db | Tx, brand_id: string): Promise<LabelOf> {
  const [skus, warehouses] = await Promise.all([
    db.selectFrom('skus').select(['sku_id', 'sku_name']).where('brand_id', '=', brand_id).execute(),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
  ]);
  const skuNames = new Map(skus.map(({ sku_id, sku_name }) => [sku_id, sku_name]));
  const warehouseNames = new Map(warehouses.map(({ id, name }) => [id, name]));
  const labels: Labels = {
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
  return (dimension, value, cube) => (rowLabels[cube]?.[dimension] ?? labels[dimension])?.(value) ?? value;
}
