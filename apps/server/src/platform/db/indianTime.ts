import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

// PostgreSQL has its own table of zones; everywhere else the domain's days are used.
const zone = sql.lit('Asia/Kolkata');

/** A column's moment as India's clocks show it, a timestamp without zone. */
export const inIndia = (column: string): RawBuilder<Date> => sql`(${sql.ref(column)} at time zone ${zone})`;

/** The start of the hour in India of a column's moment. */
export const hourInIndia = (column: string): RawBuilder<Date> =>
  sql`date_trunc('hour', ${sql.ref(column)}, ${zone})`;
