import { revalidateTag } from 'next/cache';
import { embeddedDoor } from '@/backend/embedded';

/** The embedded backend: rewrites bring every call of the contract here, under its original URL. */
async function handle(request: Request): Promise<Response> {
  const { app } = await embeddedDoor((tags) => {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
  });
  return app.fetch(request);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
