import { z } from 'zod';
import * as p from '../entities/courierPage.ts';
import { ImportUpload, courierIdText, requiredId } from '../entities/fields.ts';
import { FileNotes } from '../entities/mapping.ts';
import { CourierDeskSettings, SavedCourierDesk } from '../entities/shipment.ts';
import { data, endpoint } from '../endpoint.ts';

const ours = { module: 'settings', errorMessage: 'Something went wrong', isExtension: true } as const;
const byCourier = z.object({ courier_id: courierIdText });
const byWarehouse = byCourier.extend({ warehouse_id: requiredId('Choose a warehouse') });

/** Endpoints of a courier's page beyond the specification. Part of `calls.contracts`. */
export const courierPage = {
  /** Logs in with the typed credentials, or the saved ones where a field is empty. Nothing is saved. */
  credentialsTest: endpoint({
    id: 'contracts.credentialsTest',
    method: 'POST',
    path: '/contracts/credentials/{courier_id}/test',
    ...ours,
    params: byCourier,
    body: p.CredentialsTestBody,
    response: data(p.CredentialsTest),
  }),
  /** The parcels of the last 30 days, newest first, to price them under two versions. */
  parcels: endpoint({
    id: 'contracts.parcels',
    method: 'GET',
    path: '/contracts/rate_card/{courier_id}/parcels',
    ...ours,
    params: byCourier,
    response: data(
      z.object({ parcels: z.array(p.PricedParcel), total: z.number().int(), days: z.number().int() }),
    ),
  }),
  /** Reads a file of rates as text. Nothing is stored. */
  rateCardFile: endpoint({
    id: 'contracts.rateCardFile',
    method: 'POST',
    path: '/contracts/rate_card/{courier_id}/file',
    ...ours,
    params: byCourier,
    body: ImportUpload,
    encoding: 'multipart',
    response: data(p.TableText),
    errorMessage: 'Please Upload a correct file',
  }),
  pairZone: endpoint({
    id: 'contracts.pairZone',
    method: 'GET',
    path: '/contracts/rate_card/zone_mapping/{courier_id}/pair',
    ...ours,
    params: byCourier,
    query: p.PincodePair,
    response: data(p.PairZone),
  }),
  /** Changes of the last upload of the mapping; without `upload` nothing was uploaded yet. */
  pincodeChanges: endpoint({
    id: 'contracts.pincodeChanges',
    method: 'GET',
    path: '/contracts/pincodezonemapping/{courier_id}/changes',
    ...ours,
    params: byCourier,
    response: data(z.object({ upload: p.PincodeUpload.nullable(), changes: z.array(p.PincodeChange) })),
  }),
  slaActuals: endpoint({
    id: 'contracts.slaActuals',
    method: 'GET',
    path: '/contracts/sla/{courier_id}/actual',
    ...ours,
    params: byCourier,
    response: data(z.object({ zones: z.array(p.SlaActual), days: z.number().int() })),
  }),
  /** The courier's support desk: its address, and how long it accepts claims. */
  desk: endpoint({
    id: 'contracts.desk',
    method: 'GET',
    path: '/contracts/desk/{courier_id}',
    ...ours,
    params: byCourier,
    response: data(SavedCourierDesk),
  }),
  deskSave: endpoint({
    id: 'contracts.deskSave',
    method: 'PUT',
    path: '/contracts/desk/{courier_id}',
    ...ours,
    params: byCourier,
    body: CourierDeskSettings,
    response: data(SavedCourierDesk),
    successMessage: 'Support desk saved',
    isVersioned: true,
  }),
  /** The brand's warehouses with their names at the courier. */
  warehouses: endpoint({
    id: 'contracts.warehouses',
    method: 'GET',
    path: '/contracts/warehouses/{courier_id}',
    ...ours,
    params: byCourier,
    response: data(p.CourierWarehouseNames),
  }),
  /** Asks the courier for each name. `problem` says why not all were checked. */
  warehousesCheck: endpoint({
    id: 'contracts.warehousesCheck',
    method: 'POST',
    path: '/contracts/warehouses/{courier_id}/check',
    ...ours,
    params: byCourier,
    response: data(p.CourierWarehouseNames.extend({ problem: z.string() })),
    lane: 'waiting',
  }),
  /** Saves the name by which the courier knows a warehouse, once the courier has confirmed it. */
  warehouseSave: endpoint({
    id: 'contracts.warehouseSave',
    method: 'PUT',
    path: '/contracts/warehouses/{courier_id}/{warehouse_id}',
    ...ours,
    params: byWarehouse,
    body: p.WarehouseNameBody,
    response: data(p.CourierWarehouseName),
    successMessage: 'Name saved',
    errorMessage: 'Name not saved',
    isVersioned: true,
    lane: 'waiting',
  }),
  /** Registers a warehouse at the courier, or sends its changed address. */
  warehouseSend: endpoint({
    id: 'contracts.warehouseSend',
    method: 'POST',
    path: '/contracts/warehouses/{courier_id}/{warehouse_id}/send',
    ...ours,
    params: byWarehouse,
    response: data(p.CourierWarehouseName),
    errorMessage: 'Warehouse not sent',
    lane: 'waiting',
  }),
  /** Whether Khep's label or the courier's own is printed. */
  label: endpoint({
    id: 'contracts.label',
    method: 'GET',
    path: '/contracts/label/{courier_id}',
    ...ours,
    params: byCourier,
    response: data(p.SavedLabelChoice),
  }),
  labelSave: endpoint({
    id: 'contracts.labelSave',
    method: 'PUT',
    path: '/contracts/label/{courier_id}',
    ...ours,
    params: byCourier,
    body: p.CourierLabelChoice,
    response: data(p.SavedLabelChoice),
    successMessage: 'Label saved',
    isVersioned: true,
  }),
  /** Checks the destinations of a file as a job; each row's outcome is a `ServiceabilityCheck`. */
  serviceabilityFile: endpoint({
    id: 'contracts.serviceabilityFile',
    method: 'POST',
    path: '/contracts/serviceability/{courier_id}/file',
    ...ours,
    params: byCourier,
    body: ImportUpload,
    encoding: 'multipart',
    response: data(z.object({ job_id: z.string(), rows: z.number().int(), notes: FileNotes.optional() })),
    errorMessage: 'Please Upload a correct file',
  }),
};
