import { evidenceKinds } from '@khep/domain/disputes';
import type { EvidenceKind } from '@khep/domain/disputes';
import type { pickMessages } from '@khep/domain/warehouse/ui';
import { Card, Grid } from '@khep/ui';
import { ImageField } from '../../forms/ImageField.tsx';

interface PhotosCardProps {
  words: typeof pickMessages.pack;
  /** Addresses by what they show. */
  photos: ReadonlyMap<string, string>;
  /** An empty address deletes the photo. */
  onPhoto: (shows: EvidenceKind, url: string) => void;
}

/** The photos of a packed box that a dispute of its weight needs, each a link of its evidence. */
export function PhotosCard({ words, photos, onPhoto }: PhotosCardProps) {
  return (
    <Card title={words.photos} description={words.photosHelp}>
      <Grid columns={{ base: 1, md: 2 }}>
        {evidenceKinds.map((kind) => (
          <ImageField
            key={kind}
            label={words.shows[kind]}
            value={photos.get(kind)}
            onChange={(url) => onPhoto(kind, url)}
            errorMessage={undefined}
          />
        ))}
      </Grid>
    </Card>
  );
}
