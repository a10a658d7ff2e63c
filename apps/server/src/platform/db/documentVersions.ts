import type { ChangeContext } from './events.ts';
import { assertVersion, nextVersion } from './records.ts';
import type { Db, Tx } from './schema.ts';

/** Loads the versions of documents; 0 for one that was never saved. */
export async function loadVersions(
  db: Db | Tx,
  brand_id: string,
  documents: readonly string[],
): Promise<Map<string, number>> {
  if (documents.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_versions')
    .select(['document', 'version'])
    .where('brand_id', '=', brand_id)
    .where('document', 'in', [...documents])
    .execute();
  const found = new Map(rows.map(({ document, version }) => [document, version]));
  return new Map(documents.map((document) => [document, found.get(document) ?? 0]));
}

/** Loads the version of one document; 0 if it was never saved. */
export async function loadVersion(db: Db | Tx, brand_id: string, document: string): Promise<number> {
  return (await loadVersions(db, brand_id, [document])).get(document) ?? 0;
}

interface Claim {
  document: string;
  now: Date;
  /** The document as GET returns it. */
  load: () => Promise<object>;
}

/**
 * Locks a document before it is replaced, and increases its version; returns the new one.
 * @throws VersionConflict where `author.ifMatch` is another version
 */
export async function claimVersion(
  tx: Tx,
  author: ChangeContext,
  { document, now, load }: Claim,
): Promise<number> {
  const { brand_id } = author;
  await tx
    .insertInto('document_versions')
    .values({ brand_id, document, version: 0, updated_at: now })
    .onConflict((conflict) => conflict.columns(['brand_id', 'document']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('document_versions')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('document', '=', document)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (author.ifMatch !== undefined && author.ifMatch !== row.version)
    assertVersion(row, author, { ...(await load()), version: row.version });
  await tx
    .updateTable('document_versions')
    .set(nextVersion(author, now))
    .where('brand_id', '=', brand_id)
    .where('document', '=', document)
    .execute();
  return row.version + 1;
}
