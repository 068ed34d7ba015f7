import { expect, test } from 'vitest';
import { contract } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { exampleOf } from './example-of';

const endpoints = contract.flatMap(({ name, endpoints: own }) =>
  Object.entries<Endpoint>(own).map(([key, endpoint]) => [`${name}.${key}`, endpoint] as const),
);

test('every answer of the contract has an example that it accepts itself', () => {
  const refused = endpoints.flatMap(([name, { response }]) => {
    const { error } = response.safeParse(exampleOf(response));
    return error
      ? [
          `${name}: ${error.issues
            .slice(0, 2)
            .map(({ path, message }) => `${path.join('.')} ${message}`)
            .join('; ')}`,
        ]
      : [];
  });
  expect(refused).toEqual([]);
  expect(endpoints.length).toBeGreaterThan(500);
});
