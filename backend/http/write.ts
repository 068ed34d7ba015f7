import type { Endpoint, Parsed, Payload } from '@/lib/contract/endpoint';
import type { Caller, Scope } from '@/backend/deps';
import type { Refusal } from '@/backend/errors';
import { type Act, runAct } from '@/backend/core/access/act';

export type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller;

type Prepare<E extends Endpoint, P> = (input: Parsed<E>, scope: Scope<CallerOf<E>>) => Promise<P>;

type Work<E extends Endpoint, P> = (
  act: Act<CallerOf<E>>,
  input: Parsed<E>,
  prepared: P,
) => Promise<Payload<E> | Refusal>;

/** A handler that writes. It is made by `write`. */
export class Write<E extends Endpoint> {
  readonly run: (input: Parsed<E>, scope: Scope<CallerOf<E>>, endpointName: string) => Promise<Payload<E>>;

  constructor(run: Write<E>['run']) {
    this.run = run;
  }
}

/** The version of an endpoint that has one. */
const versionIn = (input: unknown) => (input as { version?: number | null }).version ?? null;

/** Everything that a repeated call must say again. */
const saidIn = (input: unknown) => {
  const { params, body } = input as { params?: unknown; body?: unknown };
  return { params, body };
};

const runWrite = async <E extends Endpoint, P>(
  prepare: Prepare<E, P>,
  work: Work<E, P>,
  [input, scope, endpoint]: Parameters<Write<E>['run']>,
): Promise<Payload<E>> => {
  const prepared = await prepare(input, scope);
  const { deps, caller, address, idempotencyKey: key } = scope;
  const owner = caller?.id ?? `address:${address}`;
  const call = key === null ? null : { owner, endpoint, key, said: saidIn(input) };
  return runAct(
    deps,
    { ...scope, caller, version: versionIn(input) },
    (act) => work(act, input, prepared),
    call,
  );
};

/**
 * A handler whose work is one act: one transaction, once for each Idempotency-Key. What waits for something else than the
 * database (a hash, a file, a gateway) is done in `prepare` before the transaction, or in `act.after`.
 */
export function write<E extends Endpoint>(work: Work<E, undefined>): Write<E>;
export function write<E extends Endpoint, P>(prepare: Prepare<E, P>, work: Work<E, P>): Write<E>;
export function write<E extends Endpoint, P>(
  first: Prepare<E, P> | Work<E, undefined>,
  work?: Work<E, P>,
): Write<E> {
  return new Write((...call) =>
    work
      ? runWrite(first as Prepare<E, P>, work, call)
      : runWrite(async () => undefined, first as Work<E, undefined>, call),
  );
}
