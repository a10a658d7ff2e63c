import { z } from 'zod';

const text = z.string().nullish();
/** XpressBees sends numbers as numbers or as strings. */
const loose = z.union([z.string(), z.number()]).transform(String);

export const loggedIn = z.object({ code: loose.nullish(), token: z.string().min(1) });

/** Common fields of all responses of the shipment services. */
export const answered = z.object({ ReturnCode: loose, ReturnMessage: text });

/** The answer to an NDR request: plain, or under the name of its call, as the host has it. */
export const ndrAnswered = answered.or(
  z
    .object({ UpdateNDRDeferredDeliveryDate: answered })
    .transform(({ UpdateNDRDeferredDeliveryDate }) => UpdateNDRDeferredDeliveryDate),
);

export const manifested = answered.extend({ AWBNo: loose.nullish(), DestinationHub: text });

export const batch = answered.extend({ BatchID: loose.nullish() });

export const series = answered.extend({
  AWBNoSeries: z
    .union([z.array(loose), z.string().transform((list) => list.split(',').map((awb) => awb.trim()))])
    .nullish(),
});

const logRow = z.object({
  ShipmentStatus: z.string(),
  ShipmentStatusDateTime: z.string(),
  Process: text,
  Description: text,
  City: text,
  ReasonCode: loose.nullish(),
});
export type LogRow = z.output<typeof logRow>;

export const auditLog = answered.extend({
  AWBNo: loose.nullish(),
  OrderNo: text,
  OrderType: text,
  CollectibleAmount: loose.nullish(),
  DestinationHub: text,
  ShipmentLogDetails: z.array(logRow).nullish(),
});
export type AuditLog = z.output<typeof auditLog>;

/** Webhook of XpressBees for scans: one row, with its AWB. */
export const pushed = logRow.extend({ AWBNo: loose });

export const pincodes = answered.extend({
  ServicablePincodeDetails: z
    .array(
      z.object({
        pincode: loose,
        HubName: text,
        processcode: text,
        IsCOD: text,
        IsODA: text,
        MaxCODAmount: loose.nullish(),
      }),
    )
    .nullish(),
});
