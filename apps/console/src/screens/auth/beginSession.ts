import { saveSession } from '../../session.ts';

/** What a log-in, and the end of a sign-up, give. */
interface SignedIn {
  token: string;
  user: { name: string; email: string };
  brand: { id: string; name: string; store_name: string };
}

/** Keeps who is signed in. The brand's name stands in where no store is connected. */
export function beginSession({ token, user, brand }: SignedIn): void {
  saveSession({
    token,
    brand_id: brand.id,
    email: user.email,
    name: user.name,
    store_name: brand.store_name === '' ? brand.name : brand.store_name,
  });
}
