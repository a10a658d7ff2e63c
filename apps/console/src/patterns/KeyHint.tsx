import { Box, Kbd } from '@khep/ui';

/** A key beside its action, where there is a keyboard. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <Box as="span" display={{ base: 'none', md: 'block' }}>
      <Kbd keys={keys} />
    </Box>
  );
}
