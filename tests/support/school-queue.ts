import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Input } from '@/lib/contract/endpoint';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { reportsResource } from '@/lib/contract/review/reports';
import { notifications } from '@/backend/db/schema';
import { call, type TestBackend } from './backend';
import { makePerson, type Person } from './make';

const { create, get, update } = schoolsResource.endpoints;
const { waiting, decide } = reportsResource.endpoints;
let counter = 0;

/** What people do with schools that wait for an advisor. */
export function schoolQueue(backend: { readonly current: TestBackend }) {
  /** Names that are near no other of this file. */
  const draftNamed = (name: string, nameNative = `សាលា${name}`) => ({
    name,
    nameNative,
    schoolType: 'university' as const,
    province: '12',
    isPublic: true,
  });
  const freshName = () => {
    counter += 1;
    return `${randomUUID().replace(/[^a-f]/g, '')} College ${counter}`;
  };

  const makeMaker = () => makePerson(backend.current, { roles: ['schoolAdmin'] });
  const makeAdvisor = () => makePerson(backend.current, { roles: ['advisor'] });
  const add = (by: Person, body: Input<typeof create>['body']) =>
    call(backend.current, create, { body, idempotencyKey: randomUUID() }, by.token);
  const waitingSchool = async () => {
    const maker = await makeMaker();
    const { body, status } = await add(maker, draftNamed(freshName()));
    expect(status).toBe(201);
    return { maker, school: body, id: body.schoolId };
  };
  const read = async (id: string, by?: Person) => call(backend.current, get, { params: { id } }, by?.token);
  const change = async (id: string, body: Input<typeof update>['body'], by: Person) => {
    const { body: present } = await read(id, by);
    return call(backend.current, update, { params: { id }, body, version: present.version }, by.token);
  };
  const settle = async (by: Person, id: string, decision: 'keep' | 'hide' | 'release', reason = 'Called') => {
    const rows = [{ kind: 'school' as const, id, decision, reason }];
    const { body } = await call(
      backend.current,
      decide,
      { body: { rows }, idempotencyKey: randomUUID() },
      by.token,
    );
    return body.outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.code));
  };
  const inQueue = async (by: Person, id: string, state: 'waiting' | 'hidden' = 'waiting') => {
    const query = { kind: 'school' as const, state, limit: 100 };
    const { body } = await call(backend.current, waiting, { query }, by.token);
    return body.data.find((item) => item.id === id);
  };
  const toldTo = async (by: Person) =>
    (
      await backend.current.deps.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, by.id))
        .orderBy(notifications.createdAt)
    ).map(({ kind, href, params }) => ({ kind, href, reason: params['statusEn'] }));
  return {
    draftNamed,
    freshName,
    makeMaker,
    makeAdvisor,
    add,
    waitingSchool,
    read,
    change,
    settle,
    inQueue,
    toldTo,
  };
}
