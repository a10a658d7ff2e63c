import { z } from 'zod';

const text = z.string().nullish();
const status = z.array(z.object({ StatusCode: text, StatusInformation: text })).nullish();

export const loggedIn = z.object({ JWTToken: z.string().min(1) });

/** A rejection by the gateway has status 400 and this body; one by a service has 200 and `IsError`. */
export const refused = z.object({
  'error-response': z.array(z.object({ IsError: z.boolean().nullish(), Status: status, msg: text })),
});

const result = z.object({ IsError: z.boolean(), Status: status });
export type ServiceResult = z.output<typeof result>;

export const waybill = z.object({
  GenerateWayBillResult: result.extend({
    AWBNo: text,
    CCRCRDREF: text,
    DestinationArea: text,
    DestinationLocation: text,
  }),
});

export const cancelled = z.object({ CancelWaybillResult: result.extend({ AWBNo: text }) });

export const pickup = z.object({
  RegisterPickupResult: result.extend({ TokenNumber: z.union([z.string(), z.number()]).nullish() }),
});

export const instruction = z.object({ CustALTInstructionUpdateResult: result });

const yesNo = z.enum(['Yes', 'No']).nullish();
export const pincode = z.object({
  GetServicesforPincodeResult: z.object({
    IsError: z.boolean(),
    ErrorMessage: text,
    PinCode: text,
    AreaCode: text,
    ServiceCenterCode: text,
    eTailCODAirInbound: yesNo,
    eTailPrePaidAirInbound: yesNo,
    eTailPrePaidAirOutbound: yesNo,
    ApexEDLDist: text,
    AirValueLimit: z.number().nullish(),
    eTailCODAirValueLimit: z.number().nullish(),
  }),
});

const scan = z.object({
  Scan: z.string(),
  ScanCode: z.string(),
  ScanGroupType: text,
  ScanDate: z.string(),
  ScanTime: z.string(),
  ScannedLocation: text,
});
export type BluedartScan = z.output<typeof scan>;

/** Webhook of Blue Dart for scans. */
export const pushed = z.object({
  statustracking: z
    .array(
      z.object({
        Shipment: z.object({
          WaybillNo: z.string(),
          Scans: z.object({ ScanDetail: z.array(scan) }),
        }),
      }),
    )
    .min(1),
});
