import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Answer, Question, ThreadSettings } from './embedded-messages';
import { embeddedParsers as parsers } from './embedded-parsers.ts';

// The thread of `embedded-postgres.ts`. Node reads this file as it is, so it imports packages, types, and files with their ending.

const { folder, startParams } = workerData as ThreadSettings;

const client = new PGlite({
  ...(folder !== undefined && { dataDir: folder }),
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, ...startParams],
  parsers,
});

const say = (answer: Answer) => parentPort?.postMessage(answer);

const run = async (question: Question): Promise<unknown> => {
  switch (question.kind) {
    case 'query': {
      const { rows, fields, affectedRows } = await client.query(question.text, question.values, {
        rowMode: question.rowMode,
      });
      return { rows, fields, affectedRows };
    }
    case 'exec':
      await client.exec(question.text);
      return undefined;
    case 'listen':
      await client.listen(question.channel, (payload) => say({ channel: question.channel, payload }));
      return undefined;
    case 'unlisten':
      await client.unlisten(question.channel);
      return undefined;
    case 'close':
      await client.close();
      return undefined;
  }
};

/** What callers ask of an error: it crosses to the other thread as plain data. */
const plain = (error: unknown) => {
  const { message, stack, code, detail, constraint, table, column } = error as Error &
    Record<string, unknown>;
  return { message, stack, code, detail, constraint, table, column };
};

parentPort?.on('message', (question: Question) => {
  void run(question).then(
    (result) => say({ id: question.id, result }),
    (error: unknown) => say({ id: question.id, error: plain(error) }),
  );
});

await client.waitReady;
say({ isReady: true });
