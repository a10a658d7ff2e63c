import { readScaleReport, scaleLinks, scaleUsagePage } from '@khep/domain/warehouse';
import type { ScaleLink, ScaleReading, ScaleState } from '@khep/domain/warehouse';
import type { HidDevice, ScaleDevices, SerialPort } from './devices.ts';
import { readPort } from './serialSession.ts';

/** A scale of the bench: it is connected once, and found again after a reload or when it is plugged in again. */
export class ScaleConnection {
  readonly links: readonly ScaleLink[];
  readonly #devices: ScaleDevices;
  readonly #listeners = new Set<() => void>();
  #state: ScaleState;
  /** Ends the reading of the scale that is connected. */
  #session: AbortController | undefined;

  constructor(devices: ScaleDevices) {
    this.#devices = devices;
    this.links = scaleLinks.filter((link) => devices[link] !== undefined);
    this.#state = { status: this.links.length === 0 ? 'unsupported' : 'off' };
  }

  get state(): ScaleState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Watches for scales that were chosen before. Returns the end of it. */
  readonly watch = (): (() => void) => {
    const { serial, hid } = this.#devices;
    const plugged = () => void this.#resume();
    serial?.addEventListener('connect', plugged);
    hid?.addEventListener('connect', plugged);
    void this.#resume();
    return () => {
      serial?.removeEventListener('connect', plugged);
      hid?.removeEventListener('connect', plugged);
      this.disconnect();
    };
  };

  /** Lets the person choose a scale. The browser asks for the permission. */
  readonly connect = async (link: ScaleLink): Promise<void> => {
    this.disconnect();
    try {
      if (link === 'serial') {
        const port = await this.#devices.serial?.requestPort();
        return port ? this.#readSerial(port) : this.#set({ status: 'refused' });
      }
      const [device] =
        (await this.#devices.hid?.requestDevice({ filters: [{ usagePage: scaleUsagePage }] })) ?? [];
      return device ? this.#readHid(device) : this.#set({ status: 'refused' });
    } catch {
      // Nothing was chosen, or a policy forbids it.
      this.#set({ status: 'refused' });
    }
  };

  readonly disconnect = (): void => {
    this.#session?.abort();
    this.#session = undefined;
    if (this.links.length > 0) this.#set({ status: 'off' });
  };

  async #resume(): Promise<void> {
    if (this.#session) return;
    const { serial, hid } = this.#devices;
    const [device] = (await hid?.getDevices().catch(() => [])) ?? [];
    const [port] = device ? [] : ((await serial?.getPorts().catch(() => [])) ?? []);
    if (this.#session) return;
    if (device) await this.#readHid(device);
    else if (port) await this.#readSerial(port);
  }

  #begin(): AbortController {
    this.#session = new AbortController();
    this.#set({ status: 'connecting' });
    return this.#session;
  }

  /** Ends a session with a state, unless another one began. */
  #end(session: AbortController, state: ScaleState): void {
    if (this.#session !== session) return;
    this.#session = undefined;
    this.#set(state);
  }

  async #readSerial(port: SerialPort): Promise<void> {
    const session = this.#begin();
    const end = await readPort(
      port,
      {
        onReading: (reading) => this.#read(session, reading),
        onSilence: () => this.#session === session && this.#set({ status: 'lost' }),
      },
      session.signal,
    );
    this.#end(session, { status: end });
  }

  async #readHid(device: HidDevice): Promise<void> {
    const session = this.#begin();
    const { signal } = session;
    try {
      if (!device.opened) await device.open();
    } catch {
      return this.#end(session, { status: 'busy' });
    }
    if (signal.aborted) return void device.close();
    this.#set({ status: 'on', reading: undefined });
    const onReport = (event: Event) => {
      const { data } = event as Event & { data: DataView };
      const reading = readScaleReport(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
      if (reading) this.#read(session, reading);
    };
    device.addEventListener('inputreport', onReport, { signal });
    const onGone = (event: Event) => {
      if ((event as Event & { device: HidDevice }).device !== device) return;
      this.#end(session, { status: 'lost' });
      session.abort();
    };
    this.#devices.hid?.addEventListener('disconnect', onGone, { signal });
    signal.addEventListener('abort', () => void device.close().catch(() => undefined));
  }

  #read(session: AbortController, reading: ScaleReading): void {
    if (this.#session !== session) return;
    const { status } = this.#state;
    // Several times a second, nearly always the same.
    if (status === 'on' && JSON.stringify(this.#state.reading) === JSON.stringify(reading)) return;
    this.#set({ status: 'on', reading });
  }

  #set(state: ScaleState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
