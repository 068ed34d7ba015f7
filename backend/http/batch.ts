import type { Outcome, TriedRow } from '@/lib/contract/batch';
import type { Endpoint, Parsed, Payload, RowOfBatch } from '@/lib/contract/endpoint';
import { isDatabaseAway, isDiskFull } from '@/backend/db/database-away';
import type { Scope } from '@/backend/deps';
import { invalid, Refusal } from '@/backend/errors';
import { type Act, runAct } from '@/backend/core/access/act';
import { answerOnce, type OneCall } from '@/backend/core/access/answer-once';
import { describeError } from './describe-error';
import { type CallerOf, Write } from './write';

type Done =
  | { ok: true }
  | { ok: false; status: number; code: string; message: string; issues?: Refusal['issues'] };

type RowWork<E extends Endpoint> = (
  act: Act<CallerOf<E>>,
  row: RowOfBatch<E>,
  input: Parsed<E>,
) => Promise<unknown>;

const refused = ({ status, code, message, issues }: Refusal): Done => ({
  ok: false,
  status,
  code,
  message,
  ...(issues && { issues }),
});

const failed: Done = {
  ok: false,
  status: 500,
  code: 'internal',
  message: 'Something went wrong. Please try again.',
};

const versionIn = (row: unknown) => (row as { version?: number }).version ?? null;

/** Does one row. A refusal is kept under the key too: a repeated call tells the same. */
const doRow = async <C extends Scope['caller'] | null>(
  scope: Scope<C>,
  tried: TriedRow<unknown>,
  call: OneCall | null,
  work: (act: Act<C>) => Promise<unknown>,
): Promise<Done> => {
  if (!tried.ok) return refused(invalid(tried.issues));
  const { deps, requestId } = scope;
  try {
    return await runAct(
      deps,
      { ...scope, version: versionIn(tried.row) },
      async (act): Promise<Done | Refusal> => {
        const answer = await work(act);
        return answer instanceof Refusal ? answer : { ok: true };
      },
      call,
    );
  } catch (error) {
    if (error instanceof Refusal)
      return call ? answerOnce(deps, call, async () => refused(error)) : refused(error);
    // Every other row would wait for it as well. With the same key the caller gets what is left done.
    if (isDatabaseAway(error) || isDiskFull(error) || !(error instanceof Error)) throw error;
    deps.log.error('row-failed', { requestId, ...describeError(error) });
    return failed;
  }
};

type Together<E extends Endpoint> = (
  act: Act<CallerOf<E>>,
  rows: readonly RowOfBatch<E>[],
  input: Parsed<E>,
) => Promise<readonly (Refusal | null)[]>;

interface Rows<E extends Endpoint> {
  params?: unknown;
  body: { rows: TriedRow<RowOfBatch<E>>[] };
}

/** Who calls: a key of somebody else is another one. */
const ownerOf = ({ caller, address }: Pick<Scope<Scope['caller'] | null>, 'caller' | 'address'>) =>
  caller?.id ?? `address:${address}`;

/**
 * A handler of an endpoint with `batch` whose rows share their statements: one act for all of them. `work` gives each row
 * its refusal or null; a refusal that it throws is that of every row.
 */
export function batchTogether<E extends Endpoint>(work: Together<E>): Write<E> {
  return new Write<E>(async (input, scope, endpoint) => {
    const { params, body } = input as Rows<E>;
    const { deps, idempotencyKey } = scope;
    const call: OneCall | null =
      idempotencyKey === null
        ? null
        : { owner: ownerOf(scope), endpoint, key: `${idempotencyKey}:together`, said: { params, body } };
    const rows = body.rows.flatMap((tried) => (tried.ok ? [tried.row] : []));
    const judge = (refusals: readonly (Refusal | null)[]): Outcome[] => {
      const left = [...refusals];
      return body.rows.map((tried, index) => {
        const refusal = tried.ok ? left.shift() : invalid(tried.issues);
        return { index, ...(refusal ? refused(refusal) : { ok: true as const }) };
      });
    };
    try {
      const outcomes = await runAct(
        deps,
        scope,
        async (act) => judge(rows.length > 0 ? await work(act, rows, input) : []),
        call,
      );
      return { outcomes } as Payload<E>;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'idempotency-key-reused') throw error;
      return { outcomes: judge(rows.map(() => error)) } as Payload<E>;
    }
  });
}

/**
 * A handler of an endpoint with `batch`: one act for each row, one outcome for each row. `work` refuses a row as a handler
 * made by `write` refuses a call. With an Idempotency-Key each row is done once, also where the first call ended in the
 * middle.
 */
export function batch<E extends Endpoint>(work: RowWork<E>): Write<E> {
  return new Write<E>(async (input, scope, endpoint) => {
    const { deps, idempotencyKey: key } = scope;
    const { params, body } = input as Rows<E>;
    const owner = ownerOf(scope);
    // A caller's own key has no colon.
    const callOf = (part: string, said: unknown) =>
      key === null ? null : { owner, endpoint, key: `${key}:${part}`, said };
    await answerOnce(deps, callOf('all', { params, body }), async () => null);
    const outcomes: Outcome[] = [];
    for (const [index, tried] of body.rows.entries()) {
      const done = await doRow(scope, tried, callOf(String(index), tried), async (act) =>
        tried.ok ? work(act, tried.row, input) : undefined,
      );
      outcomes.push({ index, ...done });
    }
    return { outcomes } as Payload<E>;
  });
}
