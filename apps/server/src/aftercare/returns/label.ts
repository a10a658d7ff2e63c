import { formatDate, istDay } from '@khep/domain/days';
import { labelBarcodeProblem } from '@khep/domain/documents';
import type { LabelModel } from '@khep/domain/documents';
import { courierName, findCourierService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { conflict } from '../../base/errors.ts';
import { labelPreference } from '../../dispatch/documents/labels.ts';
import { documents } from '../../platform/documents/documents.ts';
import { loadSender, supplierAt } from '../../orders/invoicing/sender.ts';
import type { Services } from '../../start/services.ts';
import { loadReturnParcel, loadWarehouseParty } from './parcel.ts';
import { requireReturn } from './transition.ts';

/** Renders the label of a reverse pickup. */
export async function renderReturnLabel(
  db: Db,
  services: Services,
  brand_id: string,
  return_id: string,
): Promise<{ bytes: Uint8Array; name: string }> {
  const model = await buildReturnLabel(db, services, brand_id, return_id);
  return { bytes: await documents.labels([model]), name: `return-label-${model.shipment.awb}.pdf` };
}

/** Builds the label of a reverse pickup: to the warehouse, from the buyer. */
export async function buildReturnLabel(
  db: Db,
  services: Services,
  brand_id: string,
  return_id: string,
): Promise<LabelModel> {
  const record = await requireReturn(db, brand_id, return_id);
  const { awb, courier_id, pickup_address: from } = record;
  if (record.kind === 'rto' || awb === null) throw conflict('There is no label yet. Book a courier first.');
  const problem = labelBarcodeProblem(awb);
  if (problem) throw conflict(`AWB ${problem}`);
  const [sender, preference, warehouse, parcel] = await Promise.all([
    loadSender(db, brand_id),
    labelPreference(db, services, brand_id),
    loadWarehouseParty(db, record),
    loadReturnParcel(db, record),
  ]);
  const { gstin } = supplierAt(sender, record.warehouse_id);
  return {
    order: {
      order_id: record.return_number,
      order_date: formatDate(istDay(record.created_at)),
      is_cod: false,
      cod_amount: 0,
      total_amount: record.value_paise,
      buyer: { ...warehouse, landmark: '' },
    },
    shipment: {
      awb,
      courier_name: courierName(courier_id),
      mode: findCourierService(courier_id)?.mode ?? '',
      routing_code: record.routing_code ?? '',
      weight: parcel.weight_g,
      length: parcel.length_cm,
      width: parcel.width_cm,
      height: parcel.height_cm,
      box_number: 1,
      box_count: 1,
      products: record.items.map(({ sku_name, sku_id, quantity }) => ({ name: sku_name, sku_id, quantity })),
    },
    sender: {
      company_name: sender.name,
      ...(gstin ? { gstin } : {}),
      return_address: {
        name: from.name,
        phone: from.phone,
        address: [from.address, from.landmark].filter(Boolean).join(', '),
        city: from.city,
        state: from.state,
        pincode: from.pincode,
      },
    },
    preference,
  };
}
