const sampleBytes = 1024 * 1024;

/** How many bytes of a sample are zero, of those at even and at odd places. */
function countZeros(bytes: Uint8Array): [even: number, odd: number] {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  return zeros;
}

/**
 * Finds the encoding of a CSV file: UTF-8, UTF-16 as Excel saves "Unicode text", or the code page in which it saves
 * "CSV". Only a mark at its start is sure, so the zero bytes of Latin characters tell UTF-16 without one.
 */
export function detectTextEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleBytes);
  const [even, odd] = countZeros(sample.subarray(0, 4096));
  const many = Math.min(sample.length, 4096) / 8;
  if (odd > many && even === 0) return 'utf-16le';
  if (even > many && odd === 0) return 'utf-16be';
  try {
    // The middle of a character may be at the end of the sample.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: bytes.length > sampleBytes });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
