import { noFamilyName } from '@/lib/domain/values/name';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A name in a query, the family name first, without the space of a part that nobody has; '' where nothing is known. */
export const nameSql = (lastName: AnyColumn, firstName: AnyColumn): SQL<string> =>
  sql<string>`btrim(concat_ws(' ', nullif(${lastName}, ${noFamilyName}), ${firstName}))`;
