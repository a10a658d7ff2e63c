import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { loadOrCreateSecret } from '../persistedSecret.ts';

/** Seals credentials so that a copy of the database alone gives nothing away. */
export interface Vault {
  /** @param owner what it belongs to: sealed text that is moved to another row does not open there */
  seal(plain: string, owner: string): string;
  /** Throws where the key is gone or the text was changed. */
  open(sealed: string, owner: string): string;
  /** Sealed with another key than the newest. */
  isStale(sealed: string): boolean;
}

/** The keys are wrong or one is missing: it names the key, never its value. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

const version = 'v1';

/**
 * AES-256-GCM with a random nonce; sealed text reads `v1.<key id>.<nonce>.<tag>.<text>`.
 * @param keys `id:64 hex digits`, several parted by commas: the first seals, all open. To rotate, put a new one in front.
 */
export function createVault(keys: string): Vault {
  const known = new Map<string, Buffer>();
  for (const part of keys.split(',')) {
    const match = /^\s*([\w-]{1,32}):([0-9a-f]{64})\s*$/i.exec(part);
    if (!match?.[1] || !match[2])
      throw new VaultError(
        'KHEP_SECRET_KEY must be id:key, the key as 64 hex digits; make one with: echo "k1:$(openssl rand -hex 32)"',
      );
    if (known.has(match[1])) throw new VaultError(`KHEP_SECRET_KEY names the key ${match[1]} twice`);
    known.set(match[1], Buffer.from(match[2], 'hex'));
  }
  const [current] = known.keys();
  return {
    seal(plain, owner) {
      const id = current ?? '';
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(known, id), nonce);
      cipher.setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        version,
        id,
        ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open(sealed, owner) {
      const [head, id = '', nonce = '', tag = '', text = ''] = sealed.split('.');
      if (head !== version) throw new VaultError('Sealed credentials are in no form that is known here');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(known, id), Buffer.from(nonce, 'base64url'), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(owner));
      try {
        decipher.setAuthTag(Buffer.from(tag, 'base64url'));
        return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
          'utf8',
        );
      } catch (error) {
        throw new VaultError(`Sealed credentials do not open with the key ${id}`, { cause: error });
      }
    },
    isStale: (sealed) => sealed.split('.')[1] !== current,
  };
}

function keyOf(known: ReadonlyMap<string, Buffer>, id: string): Buffer {
  const key = known.get(id);
  if (!key)
    throw new VaultError(`The key ${id} is not in KHEP_SECRET_KEY: put it back behind the newest one`);
  return key;
}

/** The key of this data directory, made on the first start. A deployment gives its own as KHEP_SECRET_KEY. */
export function loadOrCreateVaultKey(directory: string): string {
  return loadOrCreateSecret(directory, 'secret-key', () => `local:${randomBytes(32).toString('hex')}`);
}
