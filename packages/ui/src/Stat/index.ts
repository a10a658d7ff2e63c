export { Stat, statNoteTones, type StatProps } from './Stat.tsx';
