import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Codes that are printed on parcels, bins, totes and products. */
const formats = ['Code128', 'QRCode', 'EAN13', 'EAN8', 'UPCA', 'ITF'] as const;
const nativeFormats = ['code_128', 'qr_code', 'ean_13', 'ean_8', 'upc_a', 'itf'];

/** Reads a code from a picture of the camera; undefined without one. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
declare global {
  var BarcodeDetector:
    | {
        new (options: { formats: readonly string[] }): Detector;
        getSupportedFormats: () => Promise<string[]>;
      }
    | undefined;
}

/** The browser's own reader where it has one, else a decoder of ours, which is a megabyte. */
export async function createCodeReader(): Promise<CodeReader> {
  const known: string[] = (await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (globalThis.BarcodeDetector && known.includes('code_128')) {
    const detector = new globalThis.BarcodeDetector({
      formats: nativeFormats.filter((format) => known.includes(format)),
    });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  // From this server: its own address would be another site's.
  prepareZXingModule({ overrides: { locateFile: () => decoder } });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return undefined;
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    context.drawImage(video, 0, 0);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const [code] = await readBarcodes(picture, { formats: [...formats], maxNumberOfSymbols: 1 });
    return code?.isValid ? code.text : undefined;
  };
}
