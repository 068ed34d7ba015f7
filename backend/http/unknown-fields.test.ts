import * as z from 'zod';
import { expect, test } from 'vitest';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { unknownFieldsHeader, unknownFieldsOf } from './unknown-fields';

const backend = useTestBackend();

const body = z.object({
  name: z.string(),
  place: z.object({ street: z.string() }).nullable(),
  rows: z.array(z.object({ mark: z.string() })),
  answers: z.record(z.string(), z.unknown()),
  kind: z.discriminatedUnion('is', [
    z.object({ is: z.literal('a'), one: z.string() }),
    z.object({ is: z.literal('b'), two: z.string() }),
  ]),
});

test('fields that no schema knows are named by their paths, at any depth', () => {
  const unknown = unknownFieldsOf(body);
  const known = {
    name: 'Sok',
    place: { street: '1' },
    rows: [{ mark: 'late' }],
    answers: { any: { thing: 1 } },
    kind: { is: 'a', one: '1' },
  };
  expect(unknown(known)).toEqual([]);
  expect(unknown({ ...known, place: null })).toEqual([]);
  expect(
    unknown({
      ...known,
      birthday: '1',
      place: { street: '1', city: '2' },
      rows: [{ mark: 'late' }, { mark: 'late', note: '' }],
      'a b\r\nx: y': 1,
    }),
  ).toEqual(['place.city', 'rows.1.note', 'birthday', '?']);
  for (const nothing of [null, undefined, 'text', 4, []]) expect(unknown(nothing)).toEqual([]);
});

test('a write is done without them, and its answer names them', async () => {
  const person = await makePerson(backend.current);
  const { update } = accountsResource.endpoints;
  const send = (change: object) =>
    call(
      backend.current,
      update,
      { params: { id: person.id }, body: change as { dob?: string } },
      person.token,
    );
  const mistyped = await send({ birthday: '2008-05-14', firstName: 'Dara' });
  expect([mistyped.status, mistyped.headers.get(unknownFieldsHeader)]).toEqual([200, 'birthday']);
  const right = await send({ firstName: 'Dara' });
  expect([right.status, right.headers.get(unknownFieldsHeader)]).toEqual([200, null]);
});
