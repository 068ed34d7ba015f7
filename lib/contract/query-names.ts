import * as z from 'zod';
import type { Endpoint } from './endpoint';
import { listRows } from './list-rows';

/**
 * The names that the query of an endpoint may have, `format` of a list included; null where a query is not read. A list
 * without filters has names too: a filter that it does not know would be answered with everything.
 */
export function queryNames({ method, query, response }: Endpoint): ReadonlySet<string> | null {
  const ofList = method === 'GET' && listRows(response) !== null ? ['format'] : [];
  if (!query) return ofList.length > 0 ? new Set(ofList) : null;
  if (!(query instanceof z.ZodObject)) throw new TypeError('A query is an object of named fields.');
  return new Set([...Object.keys(query.shape), ...ofList]);
}
