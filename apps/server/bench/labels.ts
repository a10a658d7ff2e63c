/**
 * Labels per second: the laid-out label in its thread against pdfkit drawing the same words and bars
 * by hand, in Latin letters only. `node --conditions=@khep/source apps/server/bench/labels.ts [count]`
 */
import PDFDocument from 'pdfkit';
import { layoutLabel, sampleLabel } from '@khep/domain/documents';
import type { LabelModel } from '@khep/domain/documents';
import { fontOf } from '../src/platform/documents/fonts.ts';
import { createDocuments } from '../src/platform/documents/index.ts';

const count = Number(process.argv[2] ?? 1000);
const models = Array.from({ length: count }, (_, i): LabelModel => {
  const { order, shipment } = sampleLabel;
  const buyer = { ...order.buyer, name: i % 5 === 0 ? 'श्रीमती शक्ति द्विवेदी' : order.buyer.name };
  return {
    ...sampleLabel,
    order: { ...order, order_id: `KH-${100_000 + i}`, buyer },
    shipment: { ...shipment, awb: `DL${1_234_567_000_000 + i}` },
  };
});

async function measure(name: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const before = process.cpuUsage();
  const bytes = await work();
  const seconds = (performance.now() - start) / 1000;
  // Of all threads of this process: what a busy machine does not change much.
  const { user, system } = process.cpuUsage(before);
  const busy = (user + system) / 1e6;
  process.stdout.write(
    `${name}: ${Math.round(count / seconds)} labels/s, ${Math.round(count / busy)} a second of the processor, ` +
      `${(bytes / 1024 / count).toFixed(2)} kB each, ${seconds.toFixed(1)} s\n`,
  );
}

const documents = createDocuments();
await documents.labels(models.slice(0, 1));
let mostMb = 0;
const watch = setInterval(() => {
  mostMb = Math.max(mostMb, process.memoryUsage().rss / 1024 / 1024);
}, 50);
await measure('khep, in its thread, streamed', async () => {
  let bytes = 0;
  for await (const chunk of documents.streamLabels(models)) bytes += chunk.length;
  return bytes;
});
clearInterval(watch);
await documents.close();
process.stdout.write(`memory at most ${Math.round(mostMb)} MB\n`);

await measure('pdfkit alone', async () => {
  const pdf = new PDFDocument({ autoFirstPage: false });
  pdf.registerFont('regular', fontOf('latin', 'regular'));
  let bytes = 0;
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length;
  });
  for (const model of models) {
    pdf.addPage({ size: [288, 432], margin: 0 });
    for (const element of layoutLabel(model).elements) {
      if (element.kind === 'text')
        pdf
          .font('regular')
          .fontSize(element.size * 2.83)
          .text(element.text, element.x * 2.83, element.y * 2.83);
      if (element.kind === 'barcode') {
        let at = element.x;
        element.widths.forEach((width, i) => {
          if (i % 2 === 0)
            pdf
              .rect(at * 2.83, element.y * 2.83, width * element.module * 2.83, element.height * 2.83)
              .fill('black');
          at += width * element.module;
        });
      }
    }
  }
  pdf.end();
  await ended;
  return bytes;
});
