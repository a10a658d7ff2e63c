import type { Tx } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';

export interface NewBrand {
  brand_id: string;
  user_id: string;
  login_id: string;
  brand_name: string;
  name: string;
  email: string;
  phone: string | null;
  password_hash: string;
  profile?: Record<string, unknown>;
  at: Date;
}

/** Creates a brand with its owner, who can log in. Returns its slug. */
export async function createBrand(tx: Tx, brand: NewBrand): Promise<string> {
  const slug = await claimSlug(tx, brand);
  await tx
    .insertInto('brands')
    .values({
      brand_id: brand.brand_id,
      name: brand.brand_name,
      slug,
      profile: json({
        brand_name: brand.brand_name,
        email: brand.email,
        phone: brand.phone ?? '',
        ...brand.profile,
      }),
      created_at: brand.at,
    })
    .execute();
  await tx
    .insertInto('users')
    .values({
      brand_id: brand.brand_id,
      user_id: brand.user_id,
      login_id: brand.login_id,
      name: brand.name,
      email: brand.email,
      mobile: brand.phone ?? '',
      business_role: 'owner',
      module_access: json(['all']),
      profile_photo: null,
      created_at: brand.at,
    })
    .execute();
  await tx
    .insertInto('logins')
    .values({
      login_id: brand.login_id,
      email: brand.email,
      phone: brand.phone,
      password_hash: brand.password_hash,
      home_brand_id: brand.brand_id,
      home_user_id: brand.user_id,
      created_at: brand.at,
    })
    .execute();
  await appendEvent(tx, {
    brand_id: brand.brand_id,
    kind: 'brand.created',
    actor: { kind: 'user', id: brand.user_id, name: brand.name },
    data: { brand_name: brand.brand_name, slug },
    at: brand.at,
  });
  return slug;
}

/** Converts a name to a slug: `Mitti & Loom` is `mitti-and-loom`. */
function toSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? 'brand' : slug;
}

/** Slugs that are the console's own paths. */
const taken = new Set([
  'api',
  'auth',
  'brand',
  'brand-setup',
  'components',
  'docs',
  'files',
  'storybook',
  'tracking',
]);

/**
 * Reserves the first free slug. Concurrent brands of one name get different ones: the second waits for the
 * first.
 */
async function claimSlug(
  tx: Tx,
  { brand_id, brand_name }: Pick<NewBrand, 'brand_id' | 'brand_name'>,
): Promise<string> {
  const base = toSlug(brand_name);
  for (let number = 1; number < 10_000; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (taken.has(slug)) continue;
    const row = await tx
      .insertInto('brand_slugs')
      .values({ slug, home_brand_id: brand_id })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (row !== undefined) return row.slug;
  }
  throw new Error(`No free address for a brand named ${base}`);
}
