import { expect, expectTypeOf, it } from 'vitest';
import type * as z from 'zod';
import { campaignsResource } from './campaigns/campaigns';
import type { Input } from './endpoint';

const { query } = campaignsResource.endpoints.list;

it('a list that the server narrows is asked with a state', () => {
  type Query = NonNullable<Input<typeof campaignsResource.endpoints.list>['query']>;
  expectTypeOf<{ limit: number }>().not.toExtend<Query>();
  expectTypeOf<{ limit: number; status: 'all' }>().toExtend<Query>();
  expectTypeOf<z.output<typeof query>['status']>().toEqualTypeOf<
    'active' | 'inactive' | 'archived' | 'all'
  >();
});

it('a request without a state gets the narrowed list', () => {
  expect(query.parse({})).toMatchObject({ status: 'active' });
  expect(query.safeParse({ status: 'gone' }).success).toBe(false);
});
