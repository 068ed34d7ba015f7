import type { Context } from 'hono';
import type { Deps } from '@/backend/deps';
import { picturesPerHourMax, picturesStored } from '@/backend/limits';
import { hitLimit } from '@/backend/core/access/rate-limit';
import { createResultMemory } from '@/backend/work/result-memory';
import type { Env } from './implement';

type Draw = () => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Answers with pictures of links. What a picture shows is its key, so a new name is drawn anew; drawing counts towards
 * the limit of a network.
 */
export function pictureSender(deps: Deps): (c: Context<Env>, shown: object, draw: Draw) => Promise<Response> {
  const memory = createResultMemory(picturesStored);
  return async (c, shown, draw) => {
    const key = JSON.stringify(shown);
    if (!memory.has(key)) await hitLimit(deps, `picture:${c.get('address')}`, picturesPerHourMax, 3600);
    return c.body(await memory.get(key, draw), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
  };
}
