import { chmodSync, rmSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import * as z from 'zod';
import type { ServerEnv } from '@/lib/env/server-env';
import type { Database } from '@/backend/db/client';
import { openStorage } from '@/backend/gateways/open-gateways';
import { jsonLogger } from '@/backend/http/logger';
import { systemClock } from '@/backend/process';
import { openSecrets } from '@/backend/secrets';
import {
  type ArchiveMade,
  archiveMadeSchema,
  type ArchiveOrder,
  archiveOrderSchema,
  makeArchive,
} from '@/backend/operation/make-archive';

/** A socket's address has 108 bytes, with the one that ends it. */
const addressMaxBytes = 107;

/** The shorter of two ways to the socket; null where both are too long. */
const socketIn = (dataDir: string): string | null => {
  const path = join(resolve(dataDir), 'operator.sock');
  const [shortest = path] = [path, relative(process.cwd(), path)].toSorted(
    (some, other) => Buffer.byteLength(some) - Buffer.byteLength(other),
  );
  return Buffer.byteLength(shortest) > addressMaxBytes ? null : shortest;
};

const failureSchema = z.object({ message: z.string() });
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Takes orders for a backup while this process holds the embedded database, which no second process can open. They
 * come over a socket in the data folder: only the account that runs Sala can reach it.
 * @returns a call that closes it
 */
export function openOperatorDoor(
  env: ServerEnv,
  { db, kind }: Pick<Database, 'db' | 'kind'>,
): () => Promise<void> {
  const log = jsonLogger(env.LOG_LEVEL);
  const path = kind === 'pglite' ? socketIn(env.DATA_DIR) : null;
  if (path === null) {
    if (kind === 'pglite') log.error('operator-door', { reason: 'The path of the data folder is too long.' });
    return () => Promise.resolve();
  }
  const make = async (order: unknown): Promise<ArchiveMade> => {
    const storage = await openStorage(env, await openSecrets(env.DATA_DIR), systemClock);
    return makeArchive({ db, storage, dataDir: env.DATA_DIR }, archiveOrderSchema.parse(order));
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: ArchiveMade | z.infer<typeof failureSchema>) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    json(request)
      .then(make)
      .then(
        (made) => answer(200, made),
        (error: unknown) => answer(500, { message: reasonOf(error) }),
      );
  });
  server.on('error', (error) => log.error('operator-door', { reason: error.message }));
  // This process has the lock of the folder: what lies here, a killed one left.
  rmSync(path, { force: true });
  server.listen(path, () => chmodSync(path, 0o600));
  return () => new Promise((closed) => server.close(() => closed()));
}

/** The running process could not be asked, or could not do it; the message says why. */
class OperatorDoorError extends Error {
  override name = 'OperatorDoorError';
}

/**
 * Lets the process that holds the data folder make a backup.
 * @throws {OperatorDoorError}
 */
export async function orderArchive(dataDir: string, order: ArchiveOrder): Promise<ArchiveMade> {
  const path = socketIn(dataDir);
  if (path === null)
    throw new OperatorDoorError(
      `Sala is running, and the path of ${resolve(dataDir)} is too long to ask it. Stop it first.`,
    );
  const { status, body } = await new Promise<{ status: number | undefined; body: unknown }>(
    (take, refuse) => {
      const asked = ask({ socketPath: path, method: 'POST', path: '/backup' }, (response) => {
        json(response).then((body) => take({ status: response.statusCode, body }), refuse);
      });
      asked.on('error', refuse);
      asked.end(JSON.stringify(order));
    },
  ).catch((error: unknown) => {
    throw new OperatorDoorError(
      `Sala is running and could not be asked for a backup (${reasonOf(error)}). Stop it first.`,
    );
  });
  if (status !== 200) throw new OperatorDoorError(failureSchema.parse(body).message);
  return archiveMadeSchema.parse(body);
}
