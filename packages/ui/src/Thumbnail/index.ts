export { Thumbnail, thumbnailSizes, type ThumbnailProps } from './Thumbnail.tsx';
