import type { Client } from '@khep/api/client';
import { CallError, VersionConflict } from '@khep/api/client';
import { expect, test } from 'vitest';
import { saveCells } from './saveCells.ts';

interface Row {
  id: string;
}
const change = (id: string, column: string, text: string) => ({ row: { id }, rowKey: id, column, text });
// The list's own function sends.
const client = {} as Client;

test('the cells of a row go in one request, and the rows one after the other', async () => {
  const sent: unknown[] = [];
  const send = async (_client: Client, row: Row, texts: object) => sent.push([row.id, texts]);
  const changes = [change('a', 'weight', '250'), change('b', 'weight', '300'), change('a', 'price', '99')];
  expect(await saveCells({ send, invalidates: [] }, client, changes)).toEqual([]);
  expect(sent).toEqual([
    ['a', { weight: '250', price: '99' }],
    ['b', { weight: '300' }],
  ]);
});

test('a row that is refused says why in its cells, and the others are saved', async () => {
  const send = async (_client: Client, row: Row) => {
    if (row.id === 'a') throw refusal;
    if (row.id === 'c') throw conflict;
  };
  const refusal = Object.assign(Object.create(CallError.prototype) as CallError, {
    fields: { weight: 'Enter at most 1,00,000 g.' },
    detail: '',
    message: 'Check the fields.',
  });
  const conflict = Object.assign(Object.create(VersionConflict.prototype) as VersionConflict, {
    changedBy: 'Devendra',
  });
  const changes = [change('a', 'weight', '9'), change('b', 'weight', '300'), change('c', 'weight', '1')];
  expect(await saveCells({ send, invalidates: [] }, client, changes)).toEqual([
    { rowKey: 'a', column: 'weight', message: 'Enter at most 1,00,000 g.' },
    {
      rowKey: 'c',
      column: 'weight',
      message: 'Devendra changed this row too. Press Escape to see it, then type again.',
    },
  ]);
});
