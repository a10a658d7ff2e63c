export { default } from '../Coming.tsx';
