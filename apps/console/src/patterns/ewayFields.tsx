import { CallError } from '@khep/api/client';
import { transportModes } from '@khep/domain/gst';
import type { EwayBillTransport } from '@khep/domain/gst';
import { directMessages } from '@khep/domain/gst/ui';
import { downloadFile } from '../data/downloadFile.ts';
import type { DraftForm, SaveResult } from '../forms/useDraftForm.tsx';
import { dayField } from './dayField.tsx';

const texts = directMessages.ewayBill;

/** Nothing is known yet of how the goods travel. */
export const noTransport: EwayBillTransport = {
  mode: '1',
  distance_km: 0,
  transporter_id: '',
  vehicle: '',
  document_number: '',
  document_date: '',
};

/** Downloads the file that a form asked for, and returns its name; the form says what is missing. */
export async function saveFile(
  load: () => Promise<{ blob: Blob; name: string }>,
): Promise<SaveResult<string>> {
  try {
    const { blob, name } = await load();
    await downloadFile(Promise.resolve(new File([blob], name)), name);
    return { ok: true, answer: name };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { ok: false, message: error.reason, fields: error.fields, error };
  }
}

/** How goods travel, for the file of their e-way bill. */
export const ewayFields = <Values extends EwayBillTransport>(form: DraftForm<Values>) => [
  {
    kind: 'select' as const,
    name: 'mode' as const,
    label: texts.mode,
    items: transportModes.map((id) => ({ id, label: texts.modes[id] })),
  },
  {
    kind: 'text' as const,
    name: 'transporter_id' as const,
    label: texts.transporter,
    description: texts.transporterHelp,
  },
  {
    kind: 'text' as const,
    name: 'vehicle' as const,
    label: texts.vehicle,
    placeholder: 'MH12AB1234',
    description: texts.vehicleHelp,
  },
  {
    kind: 'number' as const,
    name: 'distance_km' as const,
    label: texts.distance,
    unit: 'km',
    description: texts.distanceHelp,
  },
  {
    kind: 'text' as const,
    name: 'document_number' as const,
    label: texts.document,
    description: texts.documentHelp,
  },
  dayField(form, 'document_date', texts.documentDay),
];
