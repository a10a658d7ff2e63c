import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { loadOrCreateSecret } from '../../base/persistedSecret.ts';

/** Encrypts credentials, so that a copy of the database doesn't reveal them. */
export interface Vault {
  /** @param owner bound to the ciphertext, which can't be decrypted in another row */
  seal(plain: string, owner: string): string;
  /** Throws if the key is missing or the ciphertext was changed. */
  open(sealed: string, owner: string): string;
  /** Encrypted with an older key. */
  isStale(sealed: string): boolean;
}

/** The keys are invalid or one is missing: names the key, never its value. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

const version = 'v1';

/**
 * AES-256-GCM with a random nonce; the ciphertext is `v1.<key id>.<nonce>.<tag>.<text>`.
 * @param keys `id:64 hex digits`, comma-separated: the first encrypts, all decrypt. To rotate, put a new one
 * first.
 */
export function createVault(keys: string): Vault {
  const known = new Map<string, Buffer>();
  for (const part of keys.split(',')) {
    const match = /^\s*([\w-]{1,32}):([0-9a-f]{64})\s*$/i.exec(part);
    if (!match?.[1] || !match[2])
      throw new VaultError(
        'KHEP_SECRET_KEY must be id:key, the key as 64 hex digits; generate one with: echo "k1:$(openssl rand -hex 32)"',
      );
    if (known.has(match[1])) throw new VaultError(`KHEP_SECRET_KEY has the key ${match[1]} twice`);
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
      if (head !== version) throw new VaultError('Encrypted credentials have an unknown format');
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
        throw new VaultError(`Credentials can't be decrypted with the key ${id}`, { cause: error });
      }
    },
    isStale: (sealed) => sealed.split('.')[1] !== current,
  };
}

function keyOf(known: ReadonlyMap<string, Buffer>, id: string): Buffer {
  const key = known.get(id);
  if (!key) throw new VaultError(`The key ${id} is not in KHEP_SECRET_KEY: add it after the newest one`);
  return key;
}

/** The key of this data directory, generated on the first start. A deployment sets KHEP_SECRET_KEY. */
export function loadOrCreateVaultKey(directory: string): string {
  return loadOrCreateSecret(directory, 'secret-key', () => `local:${randomBytes(32).toString('hex')}`);
}
