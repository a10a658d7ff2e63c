export { Banner, bannerTones, type BannerProps } from './Banner.tsx';
