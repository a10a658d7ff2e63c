import { chartMessages } from '../../chartMessages.ts';
import { Link } from '../../Link/index.ts';

const words = chartMessages.chart.map;

/** The licence asks for the name of who drew the map, the licence, and that it was changed. */
export function MapAttribution() {
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
