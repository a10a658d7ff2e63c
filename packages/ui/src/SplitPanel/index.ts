export { SplitPanel, type SplitPanelProps } from './SplitPanel.tsx';
