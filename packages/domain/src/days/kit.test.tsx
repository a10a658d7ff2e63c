import { RelativeTime } from '@khep/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDateTime, formatRelative } from './index.ts';

const now = '2026-11-26T00:10:00+05:30';
const minutes = [0, 1, 12, 59, 60, 61, 300, 361, 1430, 1450, 2900, 7200, 12_000, 500_000];

// The kit can't import the domain, so that it has these words on its own.
test.each(minutes.flatMap((count) => [-count, count]))(
  '%d min from now has the words of the kit',
  (count) => {
    const at = new Date(Date.parse(now) + count * 60_000).toISOString();
    const markup = renderToStaticMarkup(<RelativeTime at={at} now={now} isPlain />);
    expect(markup).toContain(`>${formatRelative(at, new Date(now))}</time>`);
    expect(markup).toContain(`title="${formatDateTime(at)}"`);
  },
);
