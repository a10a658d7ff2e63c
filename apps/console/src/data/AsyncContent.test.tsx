import { calls } from '@khep/api';
import { CallError } from '@khep/api/client';
import { Link } from '@khep/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadError } from './AsyncContent.tsx';

const refusal = (status: number, detail = '') =>
  new CallError({ endpoint: calls.sku.get, status, message: 'Something went wrong', detail });
const shown = (error: CallError) =>
  renderToStaticMarkup(
    <LoadError
      error={error}
      onRetry={() => undefined}
      notFound="This SKU does not exist"
      action={<Link href="/skus">All SKUs</Link>}
    />,
  );

test('what does not exist is said so, with a way on and without a fault', () => {
  const words = shown(refusal(404, 'There is no such SKU.'));
  expect(words).toContain('This SKU does not exist');
  expect(words).toContain('href="/skus"');
  expect(words).not.toContain('Something went wrong');
});

test('the server’s own words go before those of the call', () => {
  expect(shown(refusal(403, 'SKUs are not among your modules.'))).toContain(
    'SKUs are not among your modules.',
  );
  expect(shown(refusal(500))).toContain('Something went wrong');
});
