import { isBuilding } from '@/lib/env/build-phase';

/** Runs once when the server starts: trustworthy headers first, then the embedded backend, so that no visitor waits for it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || isBuilding()) return;
  const [{ readServerEnv }, { standBeforeServers }] = await Promise.all([
    import('@/lib/env/server-env'),
    import('@/backend/http/request-headers'),
  ]);
  const env = readServerEnv(process.env);
  standBeforeServers(env.TRUST_PROXY);
  if (env.API_BASE_URL) return;
  const { embeddedDoor } = await import('@/backend/embedded');
  await embeddedDoor();
}
