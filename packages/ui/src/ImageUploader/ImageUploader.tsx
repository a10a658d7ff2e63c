import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { inputMessages } from '../inputMessages.ts';
import { useEffect, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { announce } from '../announce/index.ts';
import { Button } from '../Button/index.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { UploadIcon } from '../icons/index.ts';
import { Cropper } from './Cropper.tsx';
import type { Crop } from './crop.ts';
import * as styles from './ImageUploader.css.ts';
import { cropImage, loadImage, type LoadedImage } from './image.ts';

const defaults = inputMessages.image;
const kinds = ['image/png', 'image/jpeg', 'image/webp'];

export interface ImageUploaderProps extends Omit<FieldProps<HTMLDivElement>, 'size'> {
  /** URL of the current image. */
  value?: string | undefined;
  /** Receives the cropped image. */
  onChange?: (picture: File) => void;
  /** Removes the current image; if omitted, there is no button. */
  onRemove?: () => void;
  /** Width divided by height of the result. @default 1 */
  aspect?: number;
  /** Width of the result in pixels; smaller images are rejected. @default 512 */
  width?: number;
  /** Maximum size in bytes. @default 10,000,000 */
  maxBytes?: number;
  /** The image is uploading. */
  isPending?: boolean;
}

/** An image cropped to a given shape: a logo, a face, a product. */
export function ImageUploader({
  value,
  onChange,
  onRemove,
  aspect = 1,
  width = 512,
  maxBytes = 10_000_000,
  isPending = false,
  isDisabled = false,
  ...field
}: ImageUploaderProps) {
  const words = useMessages('image', defaults);
  const [picture, setPicture] = useState<LoadedImage>();
  const [problem, setProblem] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const isReturning = useRef(false);
  useEffect(() => picture?.close, [picture]);
  // Focuses the button that replaces the cropper, once rendered.
  useEffect(() => {
    if (picture || !isReturning.current) return;
    isReturning.current = false;
    place.current?.querySelector<HTMLElement>('[data-component="Button"]')?.focus();
  }, [picture]);

  async function open(file: File | undefined) {
    if (!file) return;
    setProblem(undefined);
    if (!kinds.includes(file.type)) return setProblem(words.wrongKind);
    if (file.size > maxBytes) return setProblem(words.tooLarge(Math.round(maxBytes / 1_000_000)));
    try {
      const opened = await loadImage(file);
      if (opened.width < width || opened.height < width / aspect) {
        opened.close();
        return setProblem(words.tooSmall(opened, { width, height: Math.round(width / aspect) }));
      }
      setPicture(opened);
    } catch {
      setProblem(words.unreadable);
    }
  }
  function close() {
    isReturning.current = true;
    setPicture(undefined);
  }
  async function use(crop: Crop) {
    if (!picture) return;
    try {
      onChange?.(await cropImage(picture, crop, width));
      announce(words.used);
      close();
    } catch {
      setProblem(words.unreadable);
    }
  }

  return (
    <FieldGroup
      {...field}
      errorMessage={field.errorMessage ?? problem}
      isDisabled={isDisabled}
      component="ImageUploader"
    >
      {picture ? (
        <Cropper
          source={picture.source}
          image={picture}
          aspect={aspect}
          onUse={(crop) => void use(crop)}
          onCancel={close}
        />
      ) : (
        <DropZone
          ref={place}
          className={styles.zone}
          aria-label={words.dropHere(field.label)}
          isDisabled={isDisabled || isPending}
          onDrop={(event) => {
            const dropped = event.items.find((item) => item.kind === 'file');
            if (dropped) void dropped.getFile().then(open);
          }}
        >
          {value && <img className={styles.current} src={value} alt={words.now(field.label)} />}
          <FileTrigger acceptedFileTypes={kinds} onSelect={(files) => void open(files?.[0])}>
            <Button
              size="small"
              isPending={isPending}
              isDisabled={isDisabled}
              iconStart={<UploadIcon size={14} />}
            >
              {value ? words.change : words.choose}
            </Button>
          </FileTrigger>
          {value && onRemove && (
            <Button size="small" variant="ghost" isDisabled={isDisabled || isPending} onPress={onRemove}>
              {words.remove}
            </Button>
          )}
          <span className={styles.hint}>{words.orDrop}</span>
        </DropZone>
      )}
    </FieldGroup>
  );
}
