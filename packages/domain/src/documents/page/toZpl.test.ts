import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { zplToBase64Async } from 'zpl-renderer-js';
import { layoutLabel } from '../layoutLabel.ts';
import { sampleLabel } from '../sampleLabel.ts';
import { layoutToZpl } from './toZpl.ts';

function decodeBarcodes(png: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'khep-zpl-'));
  try {
    writeFileSync(join(folder, 'label.png'), png);
    const out = execFileSync('zbarimg', ['-q', '--raw', join(folder, 'label.png')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return out.trim().split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error(
        'zbarimg is required to decode barcodes. Install it: apt-get install zbar-tools (or brew install zbar).',
        { cause: error },
      );
    }
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const withAwb = (awb: string) => ({ ...sampleLabel, shipment: { ...sampleLabel.shipment, awb } });

describe('layoutToZpl', () => {
  it.each(['DL1234567890123', '1234567890', 'AWB>9^9~1_7'])(
    'prints %s as a decodable barcode',
    async (awb) => {
      const layout = layoutLabel(withAwb(awb));
      const png = await zplToBase64Async(layoutToZpl(layout), layout.width_mm, layout.height_mm, 8);
      expect(decodeBarcodes(Buffer.from(png, 'base64'))).toContain(awb);
    },
  );

  it('is one label of the right size, in UTF-8', () => {
    const zpl = layoutToZpl(layoutLabel(sampleLabel));
    expect(zpl).toMatch(/^\^XA\n\^CI28\n\^PW813\n\^LL1219\n/);
    expect(zpl.match(/\^XA/g)).toHaveLength(1);
    expect(zpl.trimEnd()).toMatch(/\^XZ$/);
  });

  it('escapes command characters in text', () => {
    const order = { ...sampleLabel.order, buyer: { ...sampleLabel.order.buyer, name: 'A^XZ~JR_5E' } };
    const zpl = layoutToZpl(layoutLabel({ ...sampleLabel, order }));
    expect(zpl).toContain('^FDA_5EXZ_7EJR_5F5E^FS');
  });

  it('prints rupees and Hindi with the printer’s characters', () => {
    const order = { ...sampleLabel.order, buyer: { ...sampleLabel.order.buyer, city: 'जयपुर' } };
    const zpl = layoutToZpl(layoutLabel({ ...sampleLabel, order }));
    expect(zpl).toContain('Rs. 2,499.00');
    expect(zpl).toContain('Jayapur');
    expect(zpl).not.toMatch(/₹|\p{Script=Devanagari}/u);
  });

  it('transliterates every Indian script and marks other characters', () => {
    const { order } = sampleLabel;
    const buyer = { ...order.buyer, name: 'சுப்பிரமணியன் 王', address: '১২ কলকাতা – ਪੰਜਾਬ' };
    const zpl = layoutToZpl(layoutLabel({ ...sampleLabel, order: { ...order, buyer } }));
    expect(zpl).toContain('Chuppiramaniyan ?');
    expect(zpl).toContain('12 Kalakata - Panjab');
    expect(zpl).toMatch(/^[\n -~\u00a0-\u017f]*$/u);
  });
});
