import { saveSession } from '../../session.ts';

/** The response of a log-in and of a completed sign-up. */
interface SignedIn {
  token: string;
  user: { name: string; email: string };
  brand: { id: string; name: string; store_name: string };
}

/** Saves the session. The store name falls back to the brand's. */
export function beginSession({ token, user, brand }: SignedIn): void {
  saveSession({
    token,
    brand_id: brand.id,
    email: user.email,
    name: user.name,
    store_name: brand.store_name === '' ? brand.name : brand.store_name,
  });
}
