import { useMessages } from '../../MessagesProvider/kitMessages.ts';
import { chartMessages } from '../../chartMessages.ts';
import { Link } from '../../Link/index.ts';

/** The licence requires author, licence and a note about changes. */
export function MapAttribution() {
  const words = useMessages('chart', chartMessages.chart).map;
  return (
    <>
      {words.by}{' '}
      <Link href="https://github.com/VictorCazanave/svg-maps" isExternal>
        Victor Cazanave
      </Link>
      {', '}
      <Link href="https://creativecommons.org/licenses/by/4.0/" isExternal>
        {words.licence}
      </Link>
      {`, ${words.changed}`}
    </>
  );
}
