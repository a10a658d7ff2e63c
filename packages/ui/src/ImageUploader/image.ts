import type { Crop, Size } from './crop.ts';

export interface LoadedImage extends Size {
  file: File;
  /** Object URL; release it with `close`. */
  source: string;
  close: () => void;
}

/** Loads a file as an image; rejects if it isn't one. */
export async function loadImage(file: File): Promise<LoadedImage> {
  const source = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(source);
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    // An SVG without intrinsic size can't be cropped.
    if (image.naturalWidth === 0) throw new Error('no size');
    return { file, source, close, width: image.naturalWidth, height: image.naturalHeight };
  } catch (error) {
    close();
    throw error;
  }
}

/** Crops an image to a file of a given width. */
export async function cropImage(picture: LoadedImage, crop: Crop, width: number): Promise<File> {
  const image = new Image();
  image.src = picture.source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * crop.height) / crop.width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
  // JPEG stays JPEG; other formats may be transparent and become PNG.
  const type = picture.file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error('The image could not be encoded.');
  const name = picture.file.name.replace(/\.[^.]+$/, '');
  return new File([blob], `${name}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}
