import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '.';
import type { Endpoint } from './endpoint';
import type { batchOf } from './batch';

const bodies = contract.flatMap(({ name, endpoints }) =>
  Object.entries<Endpoint>(endpoints).flatMap(([key, { body, batch }]) => {
    if (!body) return [];
    const row = batch ? (body as ReturnType<typeof batchOf>).shape.rows.element : body;
    return [[`${name}.${key}`, row] as const];
  }),
);

/** What is said of a field and does not stand in the library's English. */
const isCode = (message: string) => /^[a-z0-9-]+$/.test(message);

test('a field that is missing says `required`, whatever the field is', () => {
  const found = bodies.flatMap(([name, body]) => {
    const { error } = body.safeParse({});
    return (error?.issues ?? [])
      .filter(({ path, message }) => (path.length > 0 ? message !== 'required' : !isCode(message)))
      .map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`);
  });
  // Either of two fields is needed, which the first of them says.
  expect(found).toEqual(['recruitment/profiles.create: phoneNumber: phone-or-email']);
  expect(bodies.length).toBeGreaterThan(200);
});

test('no body at all says `required` too, and no other value is thrown out of', () => {
  const messages = bodies.map(([, body]) => body.safeParse(undefined).error?.issues[0]?.message);
  expect(new Set(messages.filter((message) => message !== undefined))).toEqual(new Set(['required']));
  for (const value of [null, '', 'text', 0, true, [], [null]])
    for (const [name, body] of bodies) expect(() => body.safeParse(value), name).not.toThrow();
});

test('a value that is there and wrong keeps its own code', () => {
  const field = z.object({ kind: z.enum(['a']), text: z.string() });
  const { error } = field.safeParse({ kind: 'b', text: 4 });
  expect(error?.issues.map(({ code }) => code)).toEqual(['invalid_value', 'invalid_type']);
});
