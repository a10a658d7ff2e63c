/**
 * Cuts a large CSV file after a line, for reading its columns without sending all of it. A workbook can't be cut.
 * @param maxBytes size from which a file is cut
 */
export async function firstLines(file: File, maxBytes: number): Promise<{ part: File; isCut: boolean }> {
  const isZip = (await file.slice(0, 2).text()) === 'PK';
  if (file.size <= maxBytes || isZip) return { part: file, isCut: false };
  const head = new Uint8Array(await file.slice(0, maxBytes).arrayBuffer());
  // After a line feed, so that no line is cut; one of UTF-16 has another byte. Mac files of old have none.
  const feed = head.lastIndexOf(10) + 1;
  const end = feed === 0 ? head.length : head[0] === 0xff && head[1] === 0xfe ? feed + 1 : feed;
  return { part: new File([head.subarray(0, end)], file.name, { type: file.type }), isCut: true };
}
