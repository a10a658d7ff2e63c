export { Notice, noticeTones, type NoticeProps } from './Notice.tsx';
