import { useTestBackend } from '@/tests/support/backend';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { makeWorld, rightsEnv, type World } from './world';

/** Every endpoint of the contract under the name of its row in the table of rights. */
export const namedEndpoints = contract.flatMap((resource) =>
  Object.entries<Endpoint>(resource.endpoints).map(([name, endpoint]) => ({
    name: `${resource.name}.${name}`,
    endpoint,
  })),
);

/** One endpoint for each way in which the adapter reads a call: its method, its encoding, who may call, one record or many. */
export const oneOfEachKind = (endpoints: typeof namedEndpoints): typeof namedEndpoints =>
  [
    ...Map.groupBy(endpoints, ({ endpoint: { method, encoding, access, batch } }) =>
      JSON.stringify([method, encoding, access, batch]),
    ).values(),
  ].flatMap((kind) => kind.slice(0, 1));

/** The backend of a test file, with people and records that are created for the first test. */
export function testWorld() {
  const backend = useTestBackend(rightsEnv);
  let made: Promise<World> | undefined;
  return { backend, world: () => (made ??= makeWorld(backend.current)) };
}
