export { Loader, loaderDelay, loaderSizes, type LoaderProps } from './Loader.tsx';
