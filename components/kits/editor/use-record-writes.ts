'use client';

import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { useRouter } from '@/lib/i18n/navigation';
import type { Versioned } from '@/lib/query/use-versioned';
import type { Href } from '@/lib/routes/href';

export interface RecordWrites<Body, Entity extends Versioned> {
  /** The name of the draft, which is that of the record too. */
  name: string;
  /** It may change while the editor is open. A new one has version 0. */
  record: Entity;
  /** Adds a new record. The key is the same until the same words are answered: what is sent again is done once. */
  create?: ((body: Body, idempotencyKey: string) => Promise<Entity>) | undefined;
  /** Changes what is stored; `stored` may be a record that this editor has just added. */
  update?: ((body: Body, version: number, stored: Entity) => Promise<Entity>) | undefined;
  /** What a change outdates: its own resource first, which is read again after a conflict too. */
  keys: readonly [own: readonly [string], ...others: QueryKey[]];
  /** Said once it is stored; left out where the page shows it. */
  saved?: string;
  /** Where a new record is edited from then on. */
  editHref?: ((stored: Entity) => Href) | undefined;
  /** Where "Save and leave" leads. */
  leave?: Href | undefined;
  onSaved?: ((stored: Entity) => void) | undefined;
}

interface Said<Body> {
  body: Body;
  version: number;
  idempotencyKey: string;
}

/** The calls of an editor: adding once, changing on top of a version, and what follows. Refusals are thrown to the form. */
export function useRecordWrites<Body, Entity extends Versioned>(writes: RecordWrites<Body, Entity>) {
  const { name, record, create, update, keys, saved, editHref, leave, onSaved } = writes;
  const [own, ...others] = keys;
  const client = useQueryClient();
  const router = useRouter();
  // Until the address has changed, what was added is known only here; another press must not add it twice.
  const [added, setAdded] = useState<Entity | null>(null);
  const stored = record.version > 0 ? record : added;
  const isAdding = !stored && create !== undefined;

  const call = async ({ body, version, idempotencyKey }: Said<Body>): Promise<Entity> => {
    if (!stored && create) return create(body, idempotencyKey);
    if (!update) throw new Error(`Nothing writes ${name}.`);
    return update(body, version, stored ?? record);
  };
  const { send } = useWrite(Object.assign(call, { callName: [...own, name] as const, takesKey: isAdding }), {
    invalidates: others,
    ...(saved && { done: saved }),
    isLeft: isAdding && editHref !== undefined,
  });
  const last = useRef<Entity | null>(null);

  return {
    save: async (body: Body, version: number): Promise<Entity> => {
      last.current = await send({ body, version });
      setAdded(last.current);
      return last.current;
    },
    refresh: () => client.refetchQueries({ queryKey: own }, { throwOnError: true }),
    onSaved: (isLeaving: boolean) => {
      if (!last.current) return;
      if (isLeaving && leave) {
        router.push(leave);
        return;
      }
      if (record.version === 0 && editHref) router.replace(editHref(last.current));
      onSaved?.(last.current);
    },
  };
}
