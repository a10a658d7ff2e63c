/** An image of four colours. */
export async function photo(width = 800, height = 600): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  const colors = ['#1d3a8a', '#2f8f5b', '#c98a1b', '#b3402f'];
  for (const [at, color] of colors.entries()) {
    context.fillStyle = color;
    context.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob!], 'photo.png', { type: 'image/png' });
}

/** Returns width, height and the centre colour of an image, 0–255. */
export async function look(file: File) {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.slice(0, 3));
  return { width: bitmap.width, height: bitmap.height, at };
}
