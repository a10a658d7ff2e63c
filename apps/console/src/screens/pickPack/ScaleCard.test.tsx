import type { BenchBox } from '@khep/api';
import { pickMessages } from '@khep/domain/warehouse/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScaleCard } from './ScaleCard.tsx';
import type { WeightAnswer } from './ScaleCard.tsx';
import { useScale } from './scale/useScale.ts';

const words = pickMessages.pack;
/** Learned: the closed box weighs 1,250 g. */
const weight = { mean: 1150, spread: 4, pieces: 30 };
const unit = { sku_id: 'TP-S-01', weight, declared_g: 1150 } as BenchBox['pieces'][number];
const box = { box_g: 100 } as BenchBox;

/** A serial port whose scale sends what the test says, and answers requests. */
class FakePort {
  readable: ReadableStream<Uint8Array> | null = null;
  writable: WritableStream<Uint8Array> | null = null;
  settings: object[] = [];
  answers = new Map<string, string>();
  isBusy = false;
  #line: ReadableStreamDefaultController<Uint8Array> | undefined;

  open(settings: object): Promise<void> {
    if (this.isBusy) return Promise.reject(new DOMException('Failed to open serial port.', 'NetworkError'));
    this.settings.push(settings);
    this.readable = new ReadableStream({ start: (line) => void (this.#line = line) });
    this.writable = new WritableStream({
      write: (bytes) => {
        const answer = this.answers.get(new TextDecoder().decode(bytes));
        if (answer !== undefined) this.send(answer);
      },
    });
    return Promise.resolve();
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
  send(text: string): void {
    this.#line?.enqueue(new TextEncoder().encode(text));
  }
  /** A parity error ends the stream; the port has another one. */
  glitch(): void {
    const broken = this.#line;
    this.readable = new ReadableStream({ start: (line) => void (this.#line = line) });
    broken?.error(new DOMException('A parity error was detected.', 'ParityError'));
  }
  unplug(): void {
    this.readable = null;
    this.#line?.error(new DOMException('The device has been lost.', 'NetworkError'));
  }
}

class FakeSerial extends EventTarget {
  granted: FakePort[] = [];
  chosen: FakePort | undefined;
  getPorts = () => Promise.resolve(this.granted);
  requestPort = () =>
    this.chosen
      ? Promise.resolve(this.chosen)
      : Promise.reject(new DOMException('No port selected by the user.', 'NotFoundError'));
}

class FakeScale extends EventTarget {
  opened = false;
  open = () => {
    this.opened = true;
    return Promise.resolve();
  };
  close = () => {
    this.opened = false;
    return Promise.resolve();
  };
  report(...bytes: number[]): void {
    this.dispatchEvent(
      Object.assign(new Event('inputreport'), { data: new DataView(Uint8Array.from(bytes).buffer) }),
    );
  }
}

let root: Root;
let page: HTMLElement;
let answers: WeightAnswer[];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  answers = [];
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serial');
  Reflect.deleteProperty(navigator, 'hid');
});

const give = (name: 'serial' | 'hid', value: object) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

function Bench({ isOpen }: { isOpen: boolean }) {
  const scale = useScale();
  return (
    <ScaleCard
      box={box}
      units={[unit]}
      words={words}
      scale={scale}
      isOpen={isOpen}
      onWeight={(answer) => answers.push(answer)}
    />
  );
}

/** Streams and permissions resolve in their own time. */
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 0))));

async function show(isOpen = true): Promise<void> {
  root = createRoot(page);
  act(() => root.render(<Bench isOpen={isOpen} />));
  await settle();
}

async function press(name: string): Promise<void> {
  const button = [...page.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!button) throw new Error(`No button "${name}" in: ${page.textContent}`);
  await act(async () => button.click());
  await settle();
}

const field = () => page.querySelector('input')!.value;
const status = () => page.querySelector('[data-component=ScaleStatus] [role=status]')!.textContent;

async function send(port: FakePort, text: string): Promise<void> {
  port.send(text);
  await settle();
}

test('fills in a stable weight once, and leaves a typed one', async () => {
  const [serial, port] = [new FakeSerial(), new FakePort()];
  serial.chosen = port;
  give('serial', serial);
  await show();
  await press('Connect serial scale');
  await send(port, 'S D     900.00 g\r\n');
  expect([field(), answers]).toEqual(['', []]);
  expect(page.textContent).toContain('Settling.');
  await send(port, 'S S    1250.00 g\r\nS S    1250.00 g\r\n');
  expect(answers).toEqual([{ grams: 1250, isAccepted: true }]);
  expect(field()).toBe('1.25');
  expect(page.textContent).toContain('As expected');
  // The last digit of the scale moves: it is the same weight.
  await send(port, 'S S    1253.00 g\r\n');
  expect(answers).toHaveLength(1);
  await send(port, 'S S     100.00 g\r\n');
  expect(answers[1]).toEqual({ grams: 100, isAccepted: false });
  expect(page.textContent).toContain('A TP-S-01 may be missing.');
});

test('says over capacity, below zero, no zero and another unit, and fills in none', async () => {
  const [serial, port] = [new FakeSerial(), new FakePort()];
  serial.granted = [port];
  give('serial', serial);
  await show();
  for (const [sent, said] of [
    ['OL,+9999999E+19\r\n', 'Over the capacity'],
    ['ST,-00183.69  g\r\n', 'Below zero'],
    ['\n0p8\r\u0003', 'needs its zero'],
    ['\u0002011.111N\r', 'A tare is subtracted'],
    ['S S   2.756 lb\r\n', 'weighs in lb'],
    ['\u0002001250\r', 'sends no unit'],
  ] as const) {
    await send(port, sent);
    expect(status()).toContain(said);
  }
  expect([field(), answers]).toEqual(['', []]);
});

test('polls a scale that sends no weight unrequested, and finds its line settings and its request', async () => {
  const [serial, port] = [new FakeSerial(), new FakePort()];
  serial.granted = [port];
  give('serial', serial);
  await show();
  for (let tick = 0; tick < 12; tick += 1) {
    if (port.settings.length === 2) port.answers.set('SI\r\n', 'S S    1250.00 g\r\n');
    act(() => void vi.advanceTimersByTime(400));
    await settle();
  }
  expect(port.settings).toEqual([
    { baudRate: 9600, dataBits: 8, parity: 'none' },
    { baudRate: 9600, dataBits: 7, parity: 'even' },
  ]);
  expect(answers).toEqual([{ grams: 1250, isAccepted: true }]);
  // It is switched off: its last weight is none any more.
  port.answers.clear();
  act(() => void vi.advanceTimersByTime(400 * 13));
  await settle();
  expect(status()).toContain('unplugged');
  expect(localStorage.getItem('khep-scale-line')).toBe('1');
});

test('says that a scale sends nothing that can be read', async () => {
  const [serial, port] = [new FakeSerial(), new FakePort()];
  serial.granted = [port];
  give('serial', serial);
  await show();
  for (let tick = 0; tick < 40; tick += 1) {
    act(() => void vi.advanceTimersByTime(400));
    await settle();
  }
  expect(port.settings).toHaveLength(4);
  expect(status()).toContain('no weight that can be read');
});

test('reads on after an error of the line', async () => {
  const [serial, port] = [new FakeSerial(), new FakePort()];
  serial.granted = [port];
  give('serial', serial);
  await show();
  port.glitch();
  await settle();
  await send(port, 'S S    1250.00 g\r\n');
  port.glitch();
  await settle();
  expect(status()).toBe('');
  await send(port, 'S S    1300.00 g\r\n');
  expect(answers.map(({ grams }) => grams)).toEqual([1250, 1300]);
});

test('connects again when the scale is plugged in again', async () => {
  const [serial, port] = [new FakeSerial(), new FakePort()];
  serial.granted = [port];
  give('serial', serial);
  await show();
  await send(port, 'S S    1250.00 g\r\n');
  port.unplug();
  await settle();
  expect(status()).toContain('unplugged');
  const again = new FakePort();
  serial.granted = [again];
  act(() => void serial.dispatchEvent(new Event('connect')));
  await settle();
  await send(again, 'S S    1300.00 g\r\n');
  expect(answers.map(({ grams }) => grams)).toEqual([1250, 1300]);
});

test('says that no scale was chosen, or that another program uses it', async () => {
  const serial = new FakeSerial();
  give('serial', serial);
  await show();
  await press('Connect serial scale');
  expect(status()).toContain('No scale was chosen');
  serial.chosen = new FakePort();
  serial.chosen.isBusy = true;
  await press('Connect serial scale');
  expect(status()).toContain('Another program or tab uses the scale');
});

test('reads a USB scale, and notices that it is unplugged', async () => {
  const [hid, scale] = [new EventTarget(), new FakeScale()];
  give(
    'hid',
    Object.assign(hid, {
      getDevices: () => Promise.resolve([]),
      requestDevice: ({ filters }: { filters: object[] }) => {
        expect(filters).toEqual([{ usagePage: 0x8d }]);
        return Promise.resolve([scale]);
      },
    }),
  );
  await show();
  await press('Connect USB scale');
  act(() => scale.report(4, 2, 0, 0xe2, 0x04));
  expect(answers).toEqual([{ grams: 1250, isAccepted: true }]);
  act(() => void hid.dispatchEvent(Object.assign(new Event('disconnect'), { device: scale })));
  await settle();
  expect(status()).toContain('unplugged');
  expect(scale.opened).toBe(false);
});

test('waits for all pieces, then takes the weight that is on the scale', async () => {
  const [serial, port] = [new FakeSerial(), new FakePort()];
  serial.granted = [port];
  give('serial', serial);
  await show(false);
  await send(port, 'S S    1250.00 g\r\n');
  expect(answers).toEqual([]);
  act(() => root.render(<Bench isOpen />));
  expect(answers).toEqual([{ grams: 1250, isAccepted: true }]);
});

test('says what to use where the browser has no scales', async () => {
  await show();
  expect(status()).toContain('Use Chrome or Edge on a computer');
  expect(page.textContent).not.toContain('Connect');
});
