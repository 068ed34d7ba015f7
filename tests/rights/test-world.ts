import { useTestBackend } from '@/tests/support/backend';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { makeWorld, rightsEnv, type World } from './world';

/** Every endpoint of the contract under the name that its row in the table of rights has. */
export const namedEndpoints = contract.flatMap((resource) =>
  Object.entries<Endpoint>(resource.endpoints).map(([name, endpoint]) => ({
    name: `${resource.name}.${name}`,
    endpoint,
  })),
);

/** The backend of a test file, and its people and records, made when the first test asks for them. */
export function testWorld() {
  const backend = useTestBackend(rightsEnv);
  let made: Promise<World> | undefined;
  return { backend, world: () => (made ??= makeWorld(backend.current)) };
}
