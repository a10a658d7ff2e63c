export { PickStop, type PickStopProps } from './view/PickStop.tsx';
export { RackDrawing, type RackDrawingProps } from './view/RackDrawing.tsx';
export { ScanBand, type ScanBandProps } from './view/ScanBand.tsx';
export { AislesBar, type AislesBarProps } from './view/AislesBar.tsx';
export { PilePicture, type PilePictureProps } from './view/PilePicture.tsx';
export { SignaturePad, type SignaturePadProps, type Stroke } from './view/SignaturePad.tsx';
export { pickMessages } from '../messages/pick.ts';
export { pickMessagesHindi } from '../messages/pick.hi.ts';
export { BenchPieces, type BenchPiecesProps } from './view/BenchPieces.tsx';
