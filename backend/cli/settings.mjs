import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './bootstrap.mjs';

/** @typedef {import('../../lib/env/server-env.ts').ServerEnv} ServerEnv */

/**
 * Reads .env.local and .env (existing variables win) and checks every setting.
 * @returns {Promise<ServerEnv>}
 */
export async function readSettings() {
  for (const name of ['.env.local', '.env']) {
    const path = join(projectRoot, name);
    if (existsSync(path)) process.loadEnvFile(path);
  }
  const { readServerEnv } = await import('../../lib/env/server-env.ts');
  return readServerEnv(process.env);
}

/**
 * Environment for child processes. PUBLIC_ORIGIN is explicit, because a child on another port would derive another
 * value.
 * @param {ServerEnv} settings
 */
export function childEnv(settings) {
  return {
    ...process.env,
    // On a terminal only errors are shown; set LOG_LEVEL to see every request.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    PORT: String(settings.PORT),
    HOST: settings.HOST,
    PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * The address at which a developer opens this site: behind a server of Next (`plain-next.mjs`) it is that one's.
 * @param {Pick<ServerEnv, 'HOST' | 'PORT' | 'PUBLIC_ORIGIN'>} settings
 */
export const shownOrigin = (settings) =>
  process.connected ? settings.PUBLIC_ORIGIN : loopbackOrigin(settings);

/**
 * The address of a server on HOST as seen from this machine.
 * @param {Pick<ServerEnv, 'HOST' | 'PORT'>} settings
 */
export function loopbackOrigin({ HOST, PORT }) {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
