/** A PDF that is damaged, encrypted or has parts that are never printed. Its message says which, for users. */
export class UnsafePdf extends Error {
  override readonly name = 'UnsafePdf';
}

export class PdfName {
  /** Decoded: `#53` is S. */
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class PdfRef {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

export type PdfDict = ReadonlyMap<string, PdfValue>;

export class PdfStream {
  readonly dict: PdfDict;
  /** As it is in the file, with its filters. */
  readonly bytes: Uint8Array;
  constructor(dict: PdfDict, bytes: Uint8Array) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

/** A value of a PDF. Strings are bytes. */
export type PdfValue =
  | number
  | boolean
  | null
  | PdfName
  | PdfRef
  | PdfStream
  | Uint8Array
  | readonly PdfValue[]
  | PdfDict;

export const isDict = (value: unknown): value is PdfDict => value instanceof Map;
