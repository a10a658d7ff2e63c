import { useMessages } from '../MessagesProvider/kitMessages.ts';
import { useState } from 'react';
import { dataMessages } from '../dataMessages.ts';
import { BoxIcon } from '../icons/index.ts';
import * as styles from './Thumbnail.css.ts';

export const thumbnailSizes = ['small', 'medium', 'large'] as const;

export interface ThumbnailProps {
  /** Image URL; without one, or if loading fails, a placeholder is shown. */
  src?: string | undefined;
  /** Alternative text. Empty if the name is beside it. */
  alt: string;
  /** 28, 40 or 72 pixels square. @default 'medium' */
  size?: (typeof thumbnailSizes)[number];
}

const iconSizes = { small: 14, medium: 18, large: 28 };

/** A small image of fixed size, so that rows keep their height. */
export function Thumbnail({ src, alt, size = 'medium' }: ThumbnailProps) {
  const thumbnailMessages = useMessages('thumbnail', dataMessages.thumbnail);
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== '' && failed !== src;
  return (
    <span
      className={styles.frame}
      data-component="Thumbnail"
      data-size={size}
      {...(!isShown &&
        (alt === ''
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': `${alt}: ${thumbnailMessages.missing}` }))}
    >
      {isShown ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <BoxIcon size={iconSizes[size]} />
      )}
    </span>
  );
}
