import { constants, crc32, deflateRawSync } from 'node:zlib';

// A gzip header without name or time.
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const windowSize = 32_768;

/**
 * Compresses texts that start alike: the start is compressed once, and the remainder refers to it. The result is an
 * ordinary gzip stream.
 */
export function createPrimedGzip(start: string): (remainder: string) => Buffer {
  const head = Buffer.from(start);
  const packed = deflateRawSync(head, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const sum = crc32(head);
  const dictionary = head.subarray(-windowSize);
  return (remainder) => {
    const body = Buffer.from(remainder);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(body, sum), 0);
    trailer.writeUInt32LE((head.length + body.length) % 2 ** 32, 4);
    return Buffer.concat([header, packed, deflateRawSync(body, { level: 8, dictionary }), trailer]);
  };
}
