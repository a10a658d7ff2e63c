import { existsSync } from 'node:fs';
import type { TrackingLanguage } from '@khep/domain/tracking';
import type { AnswerRenderer, PageRenderer, ReportRenderer } from '@khep/tracking/page';
import { contentSecurityPolicy, inlineScriptHashes } from '../../platform/http/security.ts';

const rendererFile = new URL('../../../../tracking/dist/server/render.js', import.meta.url);
const answerFile = new URL('answer.js', rendererFile);
const reportFile = new URL('report.js', rendererFile);

export interface LoadedRenderer extends PageRenderer, AnswerRenderer, ReportRenderer {
  /** Allows the page's own script, and none injected by a brand's or courier's text. */
  policy: string;
  /** Compresses what follows the start of the page in a language. */
  compress: Map<TrackingLanguage, { start: string; pack: (remainder: string) => Buffer }>;
}

let loading: Promise<LoadedRenderer> | undefined;

/** Loads the template of the tracking page, once; undefined if it isn't built. */
export function loadRenderer(): Promise<LoadedRenderer> | undefined {
  if (loading === undefined && existsSync(rendererFile)) loading = load();
  return loading;
}

async function load(): Promise<LoadedRenderer> {
  const { render, documentStart } = (await import(rendererFile.href)) as PageRenderer;
  const { answerPage } = (await import(answerFile.href)) as AnswerRenderer;
  const { reportPage } = (await import(reportFile.href)) as ReportRenderer;
  const now = new Date(0).toISOString();
  // Policy for a page without such texts.
  const bare = render({ page: { state: 'not-found' }, language: 'en', path: '/', lookupPath: '/', now });
  return {
    render,
    documentStart,
    answerPage,
    reportPage,
    policy: contentSecurityPolicy({ scripts: inlineScriptHashes(bare) }),
    compress: new Map(),
  };
}
