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

/** The backend of a test file, with people and records that are created for the first test. */
export function testWorld() {
  const backend = useTestBackend(rightsEnv);
  let made: Promise<World> | undefined;
  return { backend, world: () => (made ??= makeWorld(backend.current)) };
}
