import { photoKinds } from '@khep/domain/disputes';
import type { PhotoKind } from '@khep/domain/disputes';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Button, Card, Grid, Stack } from '@khep/ui';
import { useState } from 'react';
import { ImageField } from '../../forms/ImageField.tsx';
import { compressPhoto } from './camera/compressPhoto.ts';
import { TakePhotos } from './camera/TakePhotos.tsx';
import type { PickWords } from './pickDialogs.tsx';

interface PhotosCardProps {
  words: typeof pickMessages.pack;
  cameraWords: PickWords;
  /** Addresses by what they show. */
  photos: ReadonlyMap<string, string>;
  /** An empty address deletes the photo. */
  onPhoto: (shows: PhotoKind, url: string) => void;
}

/** The photos of a packed box that a dispute of its weight needs, each a link of its evidence. */
export function PhotosCard({ words, cameraWords, photos, onPhoto }: PhotosCardProps) {
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
              onChange={(url) => onPhoto(kind, url)}
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
          onClose={() => setTaking(false)}
        />
      )}
    </Card>
  );
}
