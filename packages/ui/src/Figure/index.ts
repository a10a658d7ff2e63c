export { Figure, figureNoteTones, type FigureProps } from './Figure.tsx';
