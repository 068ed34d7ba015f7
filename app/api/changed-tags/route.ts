import { revalidateTag } from 'next/cache';

/**
 * `POST /api/changed-tags?tag=…`: pages that show what a write has changed are made anew at their next request. Only the server asks
 * this, inside its process: the site answers 404 to everybody else.
 */
export function POST(request: Request): Response {
  for (const tag of new URL(request.url).searchParams.getAll('tag')) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}
