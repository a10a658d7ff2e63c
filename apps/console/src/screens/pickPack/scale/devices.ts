import type { SerialSettings } from '@khep/domain/warehouse';

/** The used part of Web Serial (wicg.github.io/serial), which TypeScript's library lacks. */
export interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open: (settings: SerialSettings) => Promise<void>;
  close: () => Promise<void>;
}
export interface Serial extends EventTarget {
  getPorts: () => Promise<SerialPort[]>;
  requestPort: () => Promise<SerialPort>;
}

/** The used part of WebHID (wicg.github.io/webhid). */
export interface HidDevice extends EventTarget {
  readonly opened: boolean;
  open: () => Promise<void>;
  close: () => Promise<void>;
}
export interface Hid extends EventTarget {
  getDevices: () => Promise<HidDevice[]>;
  requestDevice: (options: { filters: { usagePage: number }[] }) => Promise<HidDevice[]>;
}

/** The interfaces for scales that a browser may have: Chrome and Edge on computers do, in secure contexts. */
export interface ScaleDevices {
  readonly serial?: Serial;
  readonly hid?: Hid;
}
