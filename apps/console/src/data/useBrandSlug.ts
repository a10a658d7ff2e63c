import { calls } from '@khep/api';
import { useCall } from '@khep/api/hooks';

/** The brand's name in public addresses; undefined while loading. */
export function useBrandSlug(): string | undefined {
  return useCall(calls.auth.session).data?.data.brand.slug;
}
