export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
