import type { CourierFileKind } from '@khep/domain/reconciliation';
import { validationError } from '../../../base/errors.ts';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import { partnerServices } from '../lines/shipmentsOfLines.ts';
import type { CourierFileRecord } from '../tables.ts';

const kinds: Record<CourierFileKind, { field: string; name: string; noun: string }> = {
  invoice: { field: 'invoice_id', name: 'Invoice', noun: 'a courier invoice' },
  cod: { field: 'remittance_id', name: 'Remittance', noun: 'a COD remittance' },
};

function fileProblem(file: CourierFileRecord, kind: CourierFileKind, courier_id: number): string | undefined {
  const { name, noun } = kinds[kind];
  if (file.kind !== kind) return `${file.number} is ${kinds[file.kind].noun}. Choose ${noun}.`;
  if (!partnerServices(courier_id).includes(file.courier_id))
    return `${name} ${file.number} is from ${courierName(file.courier_id)}. Choose that courier, or ${noun} of ${courierName(courier_id)}.`;
  return file.is_active ? undefined : `${name} ${file.number} was deleted. Upload it again first.`;
}

/** @throws ApiError 422 where a file is of the other kind, from another courier, or deleted */
export function assertCourierFile(file: CourierFileRecord, kind: CourierFileKind, courier_id: number): void {
  const problem = fileProblem(file, kind, courier_id);
  if (problem !== undefined) throw validationError({ [kinds[kind].field]: problem });
}
