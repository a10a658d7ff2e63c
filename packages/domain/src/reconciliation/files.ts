import { formatNumber } from '../money/index.ts';

export const courierFileKinds = ['invoice', 'cod'] as const;
/** A file of a courier: its invoice, or its COD remittance. */
export type CourierFileKind = (typeof courierFileKinds)[number];
export const courierFileKindLabels: Record<CourierFileKind, string> = {
  invoice: 'Courier invoice',
  cod: 'COD remittance',
};

export const courierFileStates = ['loading', 'ready', 'failed'] as const;
export type CourierFileState = (typeof courierFileStates)[number];

interface CourierFileFacts {
  is_active: boolean;
  status: CourierFileState;
  /** Rows that can't be read, to correct. */
  rejected: number;
  /** How the file's own totals differ from its lines; empty if they tie. */
  warning: string;
}

/** Says where an uploaded file is: what needs a person comes before a total that differs. */
export function describeCourierFile({ is_active, status, rejected, warning }: CourierFileFacts) {
  if (!is_active) return { label: 'Deleted', tone: 'neutral' } as const;
  if (status === 'loading') return { label: 'Loading', tone: 'info' } as const;
  if (status === 'failed') return { label: 'Failed', tone: 'critical' } as const;
  if (rejected > 0) return { label: `${formatNumber(rejected)} to correct`, tone: 'caution' } as const;
  if (warning !== '') return { label: "Totals don't tie", tone: 'caution' } as const;
  return { label: 'Reconciled', tone: 'positive' } as const;
}

/** Contents of a download: the lines; the disputed lines of one courier in its own columns; remittance lines. */
export const reconDownloads = ['lines', 'sheet', 'cod'] as const;
export type ReconDownload = (typeof reconDownloads)[number];
