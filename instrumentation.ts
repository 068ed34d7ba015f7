import { isBuilding } from '@/lib/env/build-phase';

/** Runs once when the server starts: trustworthy headers first, then the embedded backend, so that no visitor waits for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || isBuilding()) return;
  const [{ readServerEnv }, { standBeforeServers }, { forgetPageBytes }, { onTagChanges }] =
    await Promise.all([
      import('@/lib/env/server-env'),
      import('@/backend/http/request-headers'),
      import('@/backend/http/page-bytes'),
      import('@/lib/cache/tag-clock'),
    ]);
  const env = readServerEnv(process.env);
  standBeforeServers(env.TRUST_PROXY);
  onTagChanges(forgetPageBytes);
  if (env.API_BASE_URL) {
    const { followBackend } = await import('@/lib/cache/remote-tags');
    await followBackend(env.API_BASE_URL);
    return;
  }
  const { embeddedDoor } = await import('@/backend/embedded');
  await embeddedDoor();
}
