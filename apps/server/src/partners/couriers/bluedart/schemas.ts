import { z } from 'zod';

const text = z.string().nullish();
const status = z.array(z.object({ StatusCode: text, StatusInformation: text })).nullish();
/** Blue Dart answers a yes in several spellings, and with other words where a service has parts ("Full RVP"). */
const isYes = text.transform((value) => /^y(es)?$/i.test(value?.trim() ?? ''));

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

/** The name of its result is in no public source: the only member, whatever it is called. */
export const ewayBill = z
  .record(z.string(), result)
  .transform((answer) => Object.values(answer)[0])
  .pipe(result);

export const cancelled = z.object({ CancelWaybillResult: result.extend({ AWBNo: text }) });

export const pickup = z.object({
  RegisterPickupResult: result.extend({ TokenNumber: z.union([z.string(), z.number()]).nullish() }),
});

/** Its status is spelled with a small letter, unlike those of the other services. */
export const instruction = z.object({
  CustALTInstructionUpdateResult: result
    .extend({ status })
    .transform(({ status: small, ...rest }) => ({ ...rest, Status: rest.Status ?? small })),
});

/** When a parcel is delivered that is picked up on a day: 06-Aug-21. */
export const transit = z.object({
  GetDomesticTransitTimeForPinCodeandProductResult: z.object({
    IsError: z.boolean().nullish(),
    ExpectedDateDelivery: text,
  }),
});

export const pincode = z.object({
  GetServicesforPincodeResult: z.object({
    IsError: z.boolean(),
    ErrorMessage: text,
    PinCode: text,
    AreaCode: text,
    ServiceCenterCode: text,
    eTailCODAirInbound: isYes,
    eTailPrePaidAirInbound: isYes,
    // Blue Dart spells it without a b; the right spelling is read too, should it be corrected.
    eTailPrePaidAirOutound: isYes,
    eTailPrePaidAirOutbound: isYes,
    eTailCODGroundInbound: isYes,
    eTailPrePaidGroundInbound: isYes,
    eTailPrePaidGroundOutbound: isYes,
    ApexEDLDist: text,
    GroundEDLDist: text,
    /** Rupees: the largest COD amount. */
    AirValueLimit: z.number().nullish(),
    GroundValueLimit: z.number().nullish(),
    Embargo: isYes,
    /** An embargo on reverse pickups. "Full RVP" is not one: a place that is served has it in two fields. */
    RVPEmbargo: isYes,
  }),
});

const scan = z.object({
  Scan: z.string(),
  ScanCode: z.string(),
  ScanGroupType: text,
  ScanType: text,
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
        // "Plus" has a list of scans, or one; "Lite" has one scan on the shipment itself.
        Shipment: z
          .object({
            WaybillNo: z.string(),
            Scans: z.object({ ScanDetail: z.union([z.array(scan), scan.transform((one) => [one])]) }),
          })
          .or(
            scan
              .extend({ WaybillNo: z.string() })
              .transform(({ WaybillNo, ...one }) => ({ WaybillNo, Scans: { ScanDetail: [one] } })),
          ),
      }),
    )
    .min(1),
});
