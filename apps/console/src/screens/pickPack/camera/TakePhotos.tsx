import { photoKinds } from '@khep/domain/disputes';
import type { PhotoKind } from '@khep/domain/disputes';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Callout, Dialog, Stack, Text } from '@khep/ui';
import { useState } from 'react';
import type { PickWords } from '../pickDialogs.tsx';
import { CameraView } from './CameraView.tsx';
import { photoOf } from './compressPhoto.ts';
import { useCamera } from './useCamera.ts';

interface TakePhotosProps {
  words: typeof pickMessages.pack;
  cameraWords: PickWords;
  photos: ReadonlyMap<string, string>;
  onPhoto: (shows: PhotoKind, photo: File) => Promise<void>;
  describeProblem: (error: unknown, shows: PhotoKind) => string;
  onClose: () => void;
}

/** Takes the photos of a box one after the other, with the camera of the device. */
export function TakePhotos({
  words,
  cameraWords,
  photos,
  onPhoto,
  describeProblem,
  onClose,
}: TakePhotosProps) {
  const camera = useCamera();
  const { video } = camera;
  const [kind, setKind] = useState<PhotoKind>(() => nextOf(photos) ?? photoKinds[0]);
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function take() {
    const view = video.current;
    if (!view) return;
    setSaving(true);
    setFailed(undefined);
    try {
      await onPhoto(kind, await photoOf(view, kind));
      const next = nextOf(new Map([...photos, [kind, kind]]), kind);
      if (next) setKind(next);
      else onClose();
    } catch (error) {
      setFailed(describeProblem(error, kind));
    } finally {
      setSaving(false);
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.aim[kind]}
      description={words.taken(photos.size, photoKinds.length)}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <Button onPress={() => setKind(after(kind))}>{words.skipPhoto}</Button>
          {camera.problem === undefined && (
            <Button
              tone="accent"
              isPending={isSaving}
              isDisabled={!camera.stream}
              onPress={() => void take()}
            >
              {words.takePhoto}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={12}>
        <CameraView camera={camera} words={cameraWords} otherwise={words.withoutPhotoCamera} />
        {failed && <Callout tone="critical" title={failed} isAlert />}
        {photos.has(kind) && <Text tone="second">{words.shows[kind]} ✓</Text>}
      </Stack>
    </Dialog>
  );
}

const after = (kind: PhotoKind): PhotoKind =>
  photoKinds[(photoKinds.indexOf(kind) + 1) % photoKinds.length] ?? kind;

/** The next photo that isn't taken; undefined when all are. */
function nextOf(photos: ReadonlyMap<string, string>, from?: PhotoKind): PhotoKind | undefined {
  const start = from === undefined ? 0 : photoKinds.indexOf(from) + 1;
  const order = [...photoKinds.slice(start), ...photoKinds.slice(0, start)];
  return order.find((kind) => !photos.has(kind));
}
