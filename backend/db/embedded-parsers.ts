import { types } from '@electric-sql/pglite';

const asText = (value: string) => value;
const arraysOfDates = [1115, 1182, 1185, 1187];
const arrayOfNumerics = 1231;

/**
 * What Drizzle reads from text. It names these with each statement too, but PGlite then makes its whole table of types
 * anew each time, which takes as long as a simple statement.
 */
export const embeddedParsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, arrayOfNumerics, ...arraysOfDates].map(
    (type) => [type, asText],
  ),
);
