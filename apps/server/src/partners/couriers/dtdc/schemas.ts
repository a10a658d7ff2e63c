import { z } from 'zod';

const text = z.string().nullish();

export const loggedIn = z.object({ token: z.string().min(1) });

/** Errors of the order services: `{error: {message, statusCode, reason}}`. */
export const refused = z.object({
  error: z.union([z.string(), z.object({ message: text, reason: text })]),
  message: text,
});

/** A label: a PDF as base64. */
export const label = z.object({ referenceNumber: text, label: text });

export const uploaded = z.object({
  data: z
    .array(
      z.object({
        success: z.boolean(),
        reference_number: text,
        customer_reference_number: text,
        message: text,
        reason: text,
      }),
    )
    .min(1),
});

export const cancelled = z.object({
  success: z.boolean().nullish(),
  successConsignments: z.array(z.object({ success: z.boolean(), reference_number: text })).nullish(),
  failures: z
    .array(z.object({ message: text, reason: text, reference_number: text, current_status: text }))
    .nullish(),
});

const detail = z.object({
  strCode: z.string(),
  strAction: text,
  strOrigin: text,
  strActionDate: z.string(),
  strActionTime: z.string(),
  // Spelled so by DTDC.
  sTrRemarks: text,
});

/** An unknown AWB is answered with status 206 and `statusFlag: false`. */
export const tracked = z.object({
  statusFlag: z.boolean(),
  trackHeader: z.object({ strShipmentNo: text, strRefNo: text, strCNProdCODFOD: text }).nullish(),
  trackDetails: z.array(detail).nullish(),
});
export type DtdcTracking = z.output<typeof tracked>;

/** A push has the code in `strAction`, where tracking has the words. */
export const pushed = z.object({
  shipment: z.object({ strShipmentNo: z.string().min(1) }),
  shipmentStatus: z
    .array(
      z.object({
        strAction: z.string(),
        strActionDesc: text,
        strOrigin: text,
        strActionDate: z.string(),
        strActionTime: z.string(),
        strRemarks: text,
      }),
    )
    .min(1),
});

const isYes = text.transform((value) => /^y(es)?$/i.test(value?.trim() ?? ''));

export const pincode = z.object({
  ZIPCODE_RESP: z.array(z.object({ MESSAGE: text, SERVFLAG: isYes })).min(1),
  SERV_LIST: z
    .array(z.object({ b2C_SERVICEABLE: isYes, b2C_COD_Serviceable: isYes, remote_Delivery_Area: isYes }))
    .nullish(),
  // By service, under the name that a booking has.
  SERV_LIST_DTLS: z
    .array(z.object({ NAME: text, TAT: z.union([z.string(), z.number()]).nullish() }))
    .nullish()
    .catch(null),
});

/** Why it refused an instruction is in no source: words are read where they probably are. */
const consignment = z.object({ consgNumber: text, message: text, remarks: text, reason: text });

export const instructed = z.object({
  result: z
    .object({
      validConsignmentResponse: z
        .object({
          successConsignmentList: z.array(consignment).nullish(),
          failedConsignmentList: z.array(consignment).nullish(),
          pendingApprovalConsignmentList: z.array(consignment).nullish(),
        })
        .nullish(),
      invalidConsignmentResponse: z
        .object({ consignmentsNotFoundResponse: z.array(z.unknown()).nullish() })
        .nullish(),
    })
    .nullish(),
});
