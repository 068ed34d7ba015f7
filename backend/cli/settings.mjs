import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './bootstrap.mjs';

/** @typedef {import('../../lib/env/server-env.ts').ServerEnv} ServerEnv */

/**
 * Reads .env.local and .env (what is set already wins) and checks every setting.
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
 * Environment for children: PUBLIC_ORIGIN is spelled out because a child on another port would derive another one.
 * @param {ServerEnv} settings
 */
export function childEnv(settings) {
  return {
    ...process.env,
    // A terminal shows what went wrong; who wants every request says so.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    PORT: String(settings.PORT),
    HOST: settings.HOST,
    PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * Where this machine reaches a server that listens on HOST.
 * @param {Pick<ServerEnv, 'HOST' | 'PORT'>} settings
 */
export function loopbackOrigin({ HOST, PORT }) {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
