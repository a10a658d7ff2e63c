export const courierFileKinds = ['invoice', 'cod'] as const;
/** A file of a courier: its invoice, or its COD remittance. */
export type CourierFileKind = (typeof courierFileKinds)[number];

export const courierFileStates = ['loading', 'ready', 'failed'] as const;
export type CourierFileState = (typeof courierFileStates)[number];

/** What a download has: the lines; the disputed lines of one courier in its own columns; remittance lines. */
export const reconDownloads = ['lines', 'sheet', 'cod'] as const;
export type ReconDownload = (typeof reconDownloads)[number];
