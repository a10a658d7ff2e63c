const megabyte = 1024 ** 2;

/** Most bytes of an uploaded file: the console checks it before the upload, the server again. */
export const uploadLimits = {
  /** Photos, logos, GST certificates. */
  image: 5 * megabyte,
  /** Orders, SKUs and other tables that are imported. */
  table: 12 * megabyte,
  /** A rate card or the PIN codes of a courier. */
  rateCard: 5 * megabyte,
  /** A courier's invoice or COD remittance: a million lines. */
  courierFile: 192 * megabyte,
  /** The recording or screenshot of a failed delivery. */
  ndrProof: 10 * megabyte,
} as const;

/** Formats a limit: "5 MB". */
export const formatUploadLimit = (bytes: number): string => `${bytes / megabyte} MB`;

/** Endings of the files that are read as tables. Portals of couriers name a page with a table .xls. */
export const tableFileTypes: readonly string[] = ['.csv', '.xlsx', '.xls', '.tsv', '.txt'];
