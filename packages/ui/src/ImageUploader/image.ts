import type { Crop, Size } from './crop.ts';

export interface LoadedImage extends Size {
  file: File;
  /** Address of it in this page; give it back with `close`. */
  source: string;
  close: () => void;
}

/** A file as a picture that can be shown and cut; rejects where it is none. */
export async function loadImage(file: File): Promise<LoadedImage> {
  const source = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(source);
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    // A drawing without a size of its own has none to cut from.
    if (image.naturalWidth === 0) throw new Error('no size');
    return { file, source, close, width: image.naturalWidth, height: image.naturalHeight };
  } catch (error) {
    close();
    throw error;
  }
}

/** The part of a picture as a file of its own, so many pixels wide. */
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
  // A photograph stays one; anything that may have clear parts becomes a PNG.
  const type = picture.file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error('no picture');
  const name = picture.file.name.replace(/\.[^.]+$/, '');
  return new File([blob], `${name}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, { type });
}
