import { embeddedDoor } from '@/backend/embedded';

/** The embedded backend: rewrites bring every call of the contract here, under its original URL. */
async function handle(request: Request): Promise<Response> {
  const { app } = await embeddedDoor();
  return app.fetch(request);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
