import { photoKinds } from '@khep/domain/disputes';
import type { PhotoKind } from '@khep/domain/disputes';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Card, Grid, Stack } from '@khep/ui';
import { useState } from 'react';
import { ImageField } from '../../forms/ImageField.tsx';
import { isStorageFull } from './benchPhotos.ts';
import { compressPhoto } from './camera/compressPhoto.ts';
import { TakePhotos } from './camera/TakePhotos.tsx';
import type { PickWords } from './pickDialogs.tsx';

interface PhotosCardProps {
  words: typeof pickMessages.pack;
  cameraWords: PickWords;
  /** Addresses by what they show. */
  photos: ReadonlyMap<string, string>;
  /** Rejects where the device can't store it. */
  onPhoto: (shows: PhotoKind, photo: File) => Promise<void>;
  onDelete: (shows: PhotoKind) => void;
}

/** Says why a photo isn't on the device. */
export const photoProblem = (error: unknown, words: typeof pickMessages.pack, kind: PhotoKind): string =>
  isStorageFull(error) ? words.photoFull : words.photoFailed(words.shows[kind]);

/** The photos of a packed box that a dispute of its weight needs, each a link of its evidence. */
export function PhotosCard({ words, cameraWords, photos, onPhoto, onDelete }: PhotosCardProps) {
  const [isTaking, setTaking] = useState(false);
  return (
    <Card title={words.photos} description={words.photosHelp}>
      <Stack gap={16}>
        <Button onPress={() => setTaking(true)}>{words.takePhotos}</Button>
        <Grid columns={2}>
          {photoKinds.map((kind) => (
            <ImageField
              key={kind}
              label={words.shows[kind]}
              value={photos.get(kind)}
              upload={async (file) => {
                await onPhoto(kind, file);
                return kind;
              }}
              onChange={(url) => url === '' && onDelete(kind)}
              describeProblem={(error) => photoProblem(error, words, kind)}
              prepare={compressPhoto}
              errorMessage={undefined}
            />
          ))}
        </Grid>
      </Stack>
      {isTaking && (
        <TakePhotos
          words={words}
          cameraWords={cameraWords}
          photos={photos}
          onPhoto={onPhoto}
          describeProblem={(error, kind) => photoProblem(error, words, kind)}
          onClose={() => setTaking(false)}
        />
      )}
    </Card>
  );
}
