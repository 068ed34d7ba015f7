import { sql, type SQLWrapper } from 'drizzle-orm';
import { cambodiaZone } from '@/lib/domain/dates/cambodian-days';

const there = sql.raw(`at time zone '${cambodiaZone}'`);

/** Date and time of an instant in Cambodia, as a `timestamp`. */
export const timeInCambodia = (at: SQLWrapper) => sql`(${at} ${there})`;

/** The day of an instant in Cambodia, as a `date`. */
export const dateInCambodia = (at: SQLWrapper) => sql`${timeInCambodia(at)}::date`;

/** The same as an ISO day. */
export const isoDayInCambodia = (at: SQLWrapper) => sql<string>`to_char(${timeInCambodia(at)}, 'YYYY-MM-DD')`;
