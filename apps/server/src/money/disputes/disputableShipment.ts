import type { DisputableShipment } from '@khep/api';
import { defaultDisputeWindows } from '@khep/domain/disputes';
import { paiseToRupees } from '@khep/domain/money';
import type { z } from 'zod';
import { courierName } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import { assessBilled } from './assess.ts';
import { describeItems, findDisputedShipment, itemsOf } from './findShipment.ts';

/** Loads the shipment of an AWB with what was declared. @throws ApiError 422 on the AWB */
export async function loadDisputableShipment(
  db: Db,
  brand_id: string,
  awb: string,
): Promise<z.output<typeof DisputableShipment>> {
  const shipment = await findDisputedShipment(db, brand_id, { awb });
  if (!shipment) throw validationError({ awb: `No shipment has AWB ${awb}.` });
  const { box, order } = shipment;
  const { declared, stake } = await assessBilled(
    db,
    brand_id,
    shipment,
    { billed_weight_g: null, size: null },
    defaultDisputeWindows.tolerance_g,
  );
  const { cost_paise, ...parcel } = declared;
  return {
    shipment_id: box.shipment_id,
    awb: box.awb ?? '',
    courier_name: courierName(box.courier_id),
    order_number: order.order_number,
    items: describeItems(itemsOf(box)),
    box_name: box.box_name,
    declared: { ...parcel, cost: paiseToRupees(cost_paise) },
    zone: stake.rated ? stake.zone : (box.zone ?? ''),
  };
}
