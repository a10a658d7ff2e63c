import { expect, it } from 'vitest';
import { floorFile } from './firstFiles.ts';

const pick = '/src/screens/pickPack/Pick.tsx';
const imports: Record<string, string[]> = {
  [pick]: ['/src/screens/pickPack/WaveBoard.tsx', '/ui/Card.tsx'],
  '/src/screens/pickPack/WaveBoard.tsx': ['/ui/Card.tsx', '/domain/src/warehouse/index.ts'],
  '/domain/src/warehouse/index.ts': [pick],
  '/ui/Card.tsx': [],
  '/src/screens/orders/Orders.tsx': ['/ui/Card.tsx', '/ui/Grid.tsx'],
  '/ui/Grid.tsx': [],
};
const graph = {
  // One object for every module, as the bundler does it.
  getModuleInfo: (() => {
    const info = { importedIds: [] as string[] };
    return (id: string) => {
      if (!(id in imports)) return null;
      info.importedIds = imports[id] ?? [];
      return info;
    };
  })(),
};

it('puts what the floor adds into two files, and leaves other screens their own', () => {
  const fileOf = floorFile([pick]);
  expect(Object.keys(imports).map((id) => [id, fileOf(id, graph)])).toEqual([
    [pick, null],
    ['/src/screens/pickPack/WaveBoard.tsx', 'floor'],
    ['/domain/src/warehouse/index.ts', 'floor'],
    ['/ui/Card.tsx', 'shared'],
    ['/src/screens/orders/Orders.tsx', null],
    ['/ui/Grid.tsx', null],
  ]);
});

it('rejects a build without a screen', () => {
  expect(() => floorFile(['/src/Gone.tsx'])('/ui/Card.tsx', graph)).toThrow('/src/Gone.tsx');
});
