import { z } from 'zod';

const text = z.string().nullish();
const yesNo = z.union([z.enum(['Y', 'N', '']), z.boolean()]).nullish();

export const created = z.object({
  packages: z
    .array(
      z.object({
        waybill: text,
        status: z.string(),
        remarks: z.union([z.string(), z.array(z.string())]).nullish(),
        sort_code: text,
        refnum: text,
      }),
    )
    .default([]),
  rmk: text,
});

const awbList = z.union([z.string(), z.array(z.string())]);
/** Fetched AWBs: the list itself in most sources, in some with a name. */
export const fetchedAwbs = z.union([
  awbList.transform((waybills) => ({ waybills, waybill: undefined })),
  z.object({ waybills: awbList.optional(), waybill: awbList.optional() }),
]);

export const pinCodes = z.object({
  delivery_codes: z.array(
    z.object({
      postal_code: z.object({
        pin: z.union([z.number(), z.string()]),
        cod: yesNo,
        pre_paid: yesNo,
        pickup: yesNo,
        is_oda: yesNo,
        sort_code: text,
        max_amount: z.number().nullish(),
        max_weight: z.number().nullish(),
        remarks: text,
      }),
    }),
  ),
});

const scanDetail = z.object({
  Scan: z.string(),
  ScanType: z.string(),
  ScanDateTime: z.string(),
  StatusCode: text,
  ScannedLocation: text,
  Instructions: text,
});

export const tracked = z.object({
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: z.string(),
          ReferenceNo: text,
          SortCode: text,
          Status: z.object({ StatusType: text, Instructions: text }).nullish(),
          Scans: z.array(z.object({ ScanDetail: scanDetail })).default([]),
        }),
      }),
    )
    .default([]),
});

export type DelhiveryShipment = z.output<typeof tracked>['ShipmentData'][number]['Shipment'];

/** Webhook of Delhivery for scans. */
export const pushed = z.object({
  Shipment: z.object({
    AWB: z.string(),
    ReferenceNo: text,
    NSLCode: text,
    Status: z.object({
      Status: z.string(),
      StatusType: z.string(),
      StatusDateTime: z.string(),
      StatusLocation: text,
      Instructions: text,
    }),
  }),
});

export const edited = z.object({ status: z.boolean(), remark: text, error: text });

/**
 * A second request of a day is refused with the number of the first (`pr_exist`), and an error that is an object. A wrong
 * field is refused under its own name.
 */
export const pickup = z.object({
  pickup_id: z.union([z.number(), z.string()]).nullish(),
  error: z.union([z.string(), z.object({ message: text })]).nullish(),
  data: z.object({ message: text }).nullish(),
  pickup_location: z.union([z.string(), z.array(z.string())]).nullish(),
  pickup_date: z.union([z.string(), z.array(z.string())]).nullish(),
  pickup_time: z.union([z.string(), z.array(z.string())]).nullish(),
  prepaid: text,
});

/** A warehouse that was registered, changed or found, or a refusal; one that exists is refused with a text. */
export const warehouse = z.object({
  success: z.boolean().nullish(),
  data: z.object({ active: z.boolean().nullish() }).nullish().catch(null),
  error: z.unknown().optional(),
});

/** Days of transit on a lane. */
export const transit = z.object({
  data: z
    .object({ tat: z.union([z.number(), z.string()]).nullish() })
    .nullish()
    .catch(null),
});

export const slip = z.object({
  packages: z
    .array(
      z.object({
        wbn: z.string(),
        oid: text,
        sort_code: text,
        pt: text,
        cod: z.number().nullish(),
      }),
    )
    .default([]),
});

/** Addresses of labels as PDFs, which are valid for a day. */
export const slipFile = z.object({
  packages: z.array(z.object({ wbn: z.string(), pdf_download_link: z.url().nullish() })).default([]),
});

/** Answer to an e-way bill. No public source shows it: a refusal is taken from any of the fields of its other calls. */
export const ewayBill = z.object({
  success: z.boolean().nullish(),
  status: z.union([z.string(), z.boolean().transform(String)]).nullish(),
  error: z.union([z.string(), z.boolean()]).nullish(),
  rmk: text,
});

export const updated = z.object({
  request_id: text,
  status: z.union([z.boolean(), z.string()]).nullish(),
  error: text,
  rmk: text,
});

/** Result of an NDR request: the status of all its AWBs, and those that failed. */
export const ndrResult = z.object({
  status: text,
  failed_wbns: z.array(z.object({ message: text })).nullish(),
});

/** Addresses of a shipment's documents, by their type. */
export const documents = z.object({
  message: text,
  data: z.record(z.string(), z.array(z.url())).nullish(),
});

export const charges = z.array(
  z.object({ total_amount: z.number(), zone: text, charged_weight: z.number().nullish() }),
);
