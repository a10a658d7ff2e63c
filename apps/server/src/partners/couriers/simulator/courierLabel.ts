import type { BarcodeElement, Layout, TextElement } from '@khep/domain/documents';
import { encodeCode128 } from '@khep/domain/documents';
import { writePdf } from '../../../platform/documents/pdf.ts';
import type { SimulatedParcel } from './parcelStore.ts';

/** 4 × 6 inches, as label printers have. */
const [width_mm, height_mm] = [101.6, 152.4];
const module = 0.3;

/** Draws a courier's own label, always the same for a parcel. */
export async function drawCourierLabel(
  name: string,
  { waybill, booking }: SimulatedParcel,
): Promise<Uint8Array> {
  const text = (y: number, size: number, words: string): TextElement => ({
    kind: 'text',
    x: 6,
    y,
    width: width_mm - 12,
    size,
    text: words,
  });
  const barcode: BarcodeElement = {
    kind: 'barcode',
    text: waybill,
    x: 8,
    y: 40,
    height: 24,
    module,
    widths: encodeCode128(waybill)?.widths ?? [],
  };
  const page: Layout = {
    width_mm,
    height_mm,
    elements: [
      text(16, 8, name),
      text(26, 4, `${booking.from} to ${booking.to} ${booking.pin}`),
      barcode,
      text(70, 5, waybill),
      text(82, 4, `Reference ${booking.reference}`),
      text(94, 6, booking.is_cod ? `COD ${booking.cod_amount?.toFixed(2) ?? ''}`.trim() : 'Prepaid'),
      text(140, 3, 'Simulated label of the courier'),
    ],
    problems: [],
  };
  const parts: Uint8Array[] = [];
  await writePdf([page], { title: `${name} ${waybill}`, createdAt: new Date(0) }, (part) => parts.push(part));
  return new Uint8Array(Buffer.concat(parts));
}
