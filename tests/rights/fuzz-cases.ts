import fc from 'fast-check';
import type { Endpoint } from '@/lib/contract/endpoint';
import { fromSchema, nasty } from './fuzz-values';
import { bodyOf, headersOf, pathOf } from './send-call';
import type { Call } from './table';

/** A request as raw bytes; made from a valid call with one or many errors. */
interface FuzzRequest {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer<ArrayBuffer> | undefined;
}

export interface FuzzCase {
  describe: string;
  apply: (call: Call, bearer: string | undefined) => FuzzRequest;
}

const big = 'x'.repeat(10 * 1024 * 1024);
const deepJson = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const rawBodies = {
  'not JSON': '{"a":',
  'deep JSON': deepJson,
  'deep object': `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  'ten megabytes': `{"name":"${big}"}`,
  'half a surrogate': '{"name":"\\ud800","reason":"\\udc00"}',
  'null byte': '{"name":"a\\u0000b"}',
  prototype: '{"__proto__":{"roles":["enrollment:advisor"]},"constructor":1}',
  'huge number': '{"amount":1e400,"limit":99999999999999999999999999}',
  twice: '{"name":1,"name":2}',
  empty: '',
  'a list': '[1,2,3]',
  'a text': '"text"',
  null: 'null',
};
const types = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  '',
  'application/json; charset=utf-16',
  '💥',
];

const request = (endpoint: Endpoint, call: Call, bearer: string | undefined): FuzzRequest => ({
  url: pathOf(endpoint, call),
  headers: headersOf(endpoint, call, bearer),
  body: call.body === undefined ? undefined : bodyOf(endpoint, call.body),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Puts a value somewhere into a copy; `place` chooses where. */
const replaceSomewhere = (root: unknown, place: number[], value: unknown): unknown => {
  if (!isObject(root) || place.length === 0) return value;
  const keys = Object.keys(root);
  const key = keys[(place[0] ?? 0) % Math.max(1, keys.length)];
  if (key === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...root }) as Record<string, unknown>;
  copy[key] = replaceSomewhere(copy[key], place.slice(1), value);
  return copy;
};

const toQuery = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          typeof each === 'string' ? each : (JSON.stringify(each) ?? ''),
        ]),
      )
    : {};

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const place = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 });

/** Every way to call an endpoint: valid by its schema, and invalid in all ways. */
export function fuzzCases(endpoint: Endpoint): fc.Arbitrary<FuzzCase> {
  const one = (describe: string, apply: (call: Call) => Call): FuzzCase => ({
    describe,
    apply: (call, bearer) => request(endpoint, apply(call), bearer),
  });
  const sends = endpoint.body !== undefined;
  const asSchema = fc.tuple(fromSchema(endpoint.body), fromSchema(endpoint.query)).map(([body, query]) =>
    one('by schema', (call) => ({
      ...call,
      query: { ...call.query, ...toQuery(query) },
      ...(sends && { body }),
    })),
  );
  const bodyMutated = fc
    .tuple(place, nasty)
    .map(([at, value]) =>
      one('field', (call) => ({ ...call, ...(sends && { body: replaceSomewhere(call.body, at, value) }) })),
    );
  const fieldAdded = fc
    .tuple(
      fc.constantFrom('roles', 'enabled', 'email_verified', 'id', '__proto__', 'version', 'userId'),
      nasty,
    )
    .map(([name, value]) =>
      one('unknown field', (call) => ({
        ...call,
        ...(sends && { body: { ...(call.body as object), [name]: value } }),
      })),
    );
  const queryMutated = fc.tuple(fc.nat(20), nasty, fc.string({ maxLength: 12 })).map(([at, value, name]) => {
    const known =
      endpoint.query && 'shape' in endpoint.query ? Object.keys(endpoint.query.shape as object) : [];
    const key = known[at % Math.max(1, known.length)] ?? name;
    return one('query', (call) => ({ ...call, query: { ...call.query, [key]: toText(value) } }));
  });
  const pathMutated = fc.tuple(fc.nat(5), nasty).map(([at, value]) =>
    one('path', (call) => {
      const names = Object.keys(call.params ?? {});
      const name = names[at % Math.max(1, names.length)];
      const text = toText(value).slice(0, 2_000);
      const segment = ['', '.', '..'].includes(text) ? 'x' : text.toWellFormed();
      return name === undefined ? call : { ...call, params: { ...call.params, [name]: segment } };
    }),
  );
  const headers = fc
    .tuple(
      fc.constantFrom('authorization', 'if-match', 'idempotency-key', 'content-type'),
      fc.string({ maxLength: 120 }),
      fc.constantFrom(...types),
    )
    .map(([name, value, type]): FuzzCase => ({
      describe: `header ${name}`,
      apply: (call, bearer) => {
        const made = request(endpoint, call, bearer);
        const text = name === 'content-type' ? type : value;
        return { ...made, headers: { ...made.headers, [name]: text.replace(/[^\x20-\x7e]/g, '') } };
      },
    }));
  const rawBody = fc.constantFrom(...Object.entries(rawBodies)).map(([describe, body]): FuzzCase => ({
    describe,
    apply: (call, bearer) => ({ ...request(endpoint, { body: {}, ...call }, bearer), body }),
  }));
  const twice = fc
    .tuple(fc.nat(20), fc.constantFrom('1', '-1', '%00', '%ff', '%ed%a0%80', '%'))
    .map(([at, value]): FuzzCase => ({
      describe: 'query twice',
      apply: (call, bearer) => {
        const made = request(endpoint, call, bearer);
        const known =
          endpoint.query && 'shape' in endpoint.query ? Object.keys(endpoint.query.shape as object) : ['a'];
        const name = known[at % known.length] ?? 'a';
        const mark = made.url.includes('?') ? '&' : '?';
        return { ...made, url: `${made.url}${mark}${name}=${value}&${name}=${value}&${name}[]=1` };
      },
    }));
  return fc.oneof(
    { weight: 24, arbitrary: asSchema },
    { weight: sends ? 24 : 0, arbitrary: bodyMutated },
    { weight: sends ? 4 : 0, arbitrary: fieldAdded },
    { weight: 16, arbitrary: queryMutated },
    { weight: endpoint.path.includes(':') ? 12 : 0, arbitrary: pathMutated },
    { weight: 4, arbitrary: headers },
    { weight: 4, arbitrary: twice },
    // Ten megabytes are expensive; once in a hundred is often enough.
    { weight: sends ? 1 : 0, arbitrary: rawBody },
  );
}
