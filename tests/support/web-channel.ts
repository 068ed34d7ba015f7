import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Document, runQuery, type StructuredQuery } from './firestore-values';

export interface Store {
  documents: Map<string, Document>;
  /** Called at each commit. */
  watchers: Set<(at: string) => void>;
  /** Whether the bearer of this ID token may read, by the rules in docs/firestore.rules. */
  mayRead: (idToken: string | undefined) => boolean;
}

interface Target {
  query?: { parent: string; structuredQuery: StructuredQuery };
  targetId: number;
}

const resumeToken = (at: string) => Buffer.from(at).toString('base64');
const frame = (message: unknown) => {
  const text = JSON.stringify(message);
  return `${text.length}\n${text}`;
};
const denied = { code: 7, message: 'Missing or insufficient permissions.' };

/** One WebChannel of the web SDK: it sends by POST, and receives over a long-lived GET. */
export class WebChannel {
  readonly id = randomUUID();
  private readonly store: Store;
  private readonly kind: string;
  private readonly idToken: string | undefined;
  /** Unconfirmed messages: a GET that the browser aborts loses the messages written to it. */
  private unconfirmed: [number, unknown[]][] = [];
  private count = 0;
  /** The newest message sent over the open GET. */
  private written = 0;
  private back: { response: ServerResponse; closes: boolean } | null = null;
  private readonly targets = new Map<number, (at: string) => void>();

  constructor(store: Store, kind: string, idToken: string | undefined) {
    this.store = store;
    this.kind = kind;
    this.idToken = idToken;
  }

  /** The answer of the opening POST. */
  hello = () => frame([[0, ['c', this.id, '', 8, 14, 30_000]]]);

  /** The answer of every later POST. */
  state = () => frame([this.back ? 1 : 0, this.count, this.unconfirmed.length]);

  /** The browser has confirmed everything up to this number. */
  confirm(received: number): void {
    this.unconfirmed = this.unconfirmed.filter(([number]) => number > received);
  }

  /** The GET that sends all unconfirmed messages, and new ones from now on. */
  attach(response: ServerResponse, closes: boolean): void {
    this.back?.response.end();
    this.back = { response, closes };
    this.written = 0;
    response.on('close', () => {
      if (this.back?.response === response) this.back = null;
    });
    this.flush();
  }

  end(): void {
    for (const watch of this.targets.values()) this.store.watchers.delete(watch);
    this.targets.clear();
    this.back?.response.end();
    this.back = null;
  }

  receive(message: { addTarget?: Target; removeTarget?: number }): void {
    // The rules let no browser write.
    if (this.kind === 'Write') {
      this.send({ error: { code: 403, status: 'PERMISSION_DENIED', message: denied.message } });
      return;
    }
    if (message.removeTarget !== undefined) this.remove(message.removeTarget);
    if (message.addTarget) this.listen(message.addTarget);
  }

  private remove(targetId: number): void {
    const watch = this.targets.get(targetId);
    if (watch) this.store.watchers.delete(watch);
    this.targets.delete(targetId);
    this.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId] } });
  }

  private listen({ targetId, query }: Target): void {
    const targetIds = [targetId];
    if (!query || !this.store.mayRead(this.idToken)) {
      this.send({ targetChange: { targetChangeType: 'REMOVE', targetIds, cause: denied } });
      return;
    }
    const seen = new Map<string, string>();
    const push = (at: string, isFirst: boolean) => {
      const found = runQuery(this.store.documents.values(), query.parent, query.structuredQuery);
      const names = new Set(found.map(({ name }) => name));
      let changes = 0;
      for (const document of found) {
        if (seen.get(document.name) === document.updateTime) continue;
        seen.set(document.name, document.updateTime);
        changes += 1;
        this.send({ documentChange: { document, targetIds } });
      }
      for (const name of [...seen.keys()].filter((one) => !names.has(one))) {
        seen.delete(name);
        changes += 1;
        const gone = { document: name, removedTargetIds: targetIds, readTime: at };
        this.send(this.store.documents.has(name) ? { documentRemove: gone } : { documentDelete: gone });
      }
      const token = { resumeToken: resumeToken(at), readTime: at };
      if (isFirst) this.send({ targetChange: { targetChangeType: 'CURRENT', targetIds, ...token } });
      if (isFirst || changes > 0) this.send({ targetChange: token });
    };
    const watch = (at: string) => push(at, false);
    this.targets.set(targetId, watch);
    this.store.watchers.add(watch);
    this.send({ targetChange: { targetChangeType: 'ADD', targetIds } });
    push(new Date().toISOString(), true);
  }

  private send(message: unknown): void {
    this.count += 1;
    this.unconfirmed.push([this.count, [message]]);
    this.flush();
  }

  private flush(): void {
    const due = this.unconfirmed.filter(([number]) => number > this.written);
    if (!this.back || due.length === 0) return;
    this.written = this.count;
    this.back.response.write(frame(due));
    if (!this.back.closes) return;
    this.back.response.end();
    this.back = null;
  }
}
