import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { Link } from '@khep/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConsoleMessagesProvider } from '../ConsoleMessagesProvider.tsx';
import type { ConsoleMessages } from '../ConsoleMessagesProvider.tsx';
import { LoadError } from './AsyncContent.tsx';

const refusal = (status: number, detail = '') =>
  new CallError({ endpoint: calls.sku.get, status, message: 'Something went wrong', detail });
const shown = (error: CallError) =>
  renderToStaticMarkup(
    <LoadError
      error={error}
      onRetry={() => undefined}
      notFound="SKU not found"
      action={<Link href="/skus">All SKUs</Link>}
    />,
  );

test('shows a missing record as not found, with an action and without an error', () => {
  const words = shown(refusal(404, 'SKU not found.'));
  expect(words).toContain('SKU not found');
  expect(words).toContain('href="/skus"');
  expect(words).not.toContain('Something went wrong');
});

test("prefers the server's detail to the endpoint's message", () => {
  expect(shown(refusal(403, 'SKUs are not among your modules.'))).toContain(
    'SKUs are not among your modules.',
  );
  expect(shown(refusal(500))).toContain('Something went wrong');
});

test('a response without a body of Khep shows its status beside the message', () => {
  expect(shown(refusal(502, 'Request failed with status code 502'))).toContain(
    'Something went wrong. Request failed with status code 502',
  );
});

const hindi: ConsoleMessages = { states: { notFoundHelp: 'यह हटाया जा चुका है, या लिंक अधूरा है।' } };

test('a provider replaces messages of the console, and the others stay', () => {
  const missing = <LoadError error={refusal(404)} onRetry={() => undefined} />;
  const words = renderToStaticMarkup(
    <ConsoleMessagesProvider messages={hindi}>{missing}</ConsoleMessagesProvider>,
  );
  expect(words).toContain('यह हटाया जा चुका है, या लिंक अधूरा है।');
  expect(words).toContain('Not found');
  expect(renderToStaticMarkup(missing)).toContain('It may have been deleted, or the link is incomplete.');
});
