import * as styles from './PilePicture.css.ts';

export interface PilePictureProps {
  /** Names the image: "55 of 57 on the pile". */
  label: string;
  parcels: readonly { id: string; isScanned: boolean }[];
}

/** The parcels of a van as squares; those that are missing are hollow, so that two of two hundred are seen. */
export function PilePicture({ label, parcels }: PilePictureProps) {
  return (
    <div className={styles.pile} role="img" aria-label={label} data-component="PilePicture">
      {parcels.map(({ id, isScanned }) => (
        <span key={id} className={styles.parcel} data-scanned={isScanned || undefined} />
      ))}
    </div>
  );
}
