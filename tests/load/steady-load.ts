import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/percentile';
import type { KeptClient } from './kept-connections';

const retryAfterMs = 200;

/** Reads the paths in turn; every status except 200 is a failure. */
export function createReader({ ask }: KeptClient, paths: readonly string[]) {
  const times: number[] = [];
  const failures: string[] = [];
  const encodings = ['br', 'gzip', 'identity'];
  return {
    read: async (index: number): Promise<void> => {
      const path = paths[index % paths.length] ?? '/';
      const headers = { 'accept-encoding': encodings[index % encodings.length] ?? 'br' };
      const { status, why, ms } = await ask({ path, headers });
      if (status === 200) times.push(ms);
      else failures.push(`${path}: ${status || why}`);
    },
    report: () => ({
      answered: times.length,
      failed: failures.length,
      failures: [...new Set(failures)].slice(0, 10),
      p50Ms: Math.round(percentile(times, 0.5)),
      p99Ms: Math.round(percentile(times, 0.99)),
    }),
  };
}

/**
 * Creates students at a school, each under one Idempotency-Key and repeated until acknowledged, as the site's client
 * does.
 */
export function createWriter({ ask }: KeptClient, path: string, token: string) {
  const acknowledged: string[] = [];
  const refused: string[] = [];
  let repeated = 0;
  const names = { firstName: 'Dara', lastName: 'Sok', firstNameKm: 'ដារា', lastNameKm: 'សុខ' };
  return {
    write: async (index: number): Promise<void> => {
      const studentCode = `L-${index}`;
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      const body = { ...names, gender: 'male', dob: '2008-05-14', phone: '012345678', studentCode };
      for (;;) {
        const { status } = await ask({ method: 'POST', path, headers, body });
        if (status === 201) return void acknowledged.push(studentCode);
        if (status >= 400 && status < 500) return void refused.push(`${status}`);
        repeated += 1;
        await pause(retryAfterMs);
      }
    },
    acknowledged,
    report: () => ({
      acknowledged: acknowledged.length,
      refused: refused.length,
      kinds: [...new Set(refused)],
      repeated,
    }),
  };
}
