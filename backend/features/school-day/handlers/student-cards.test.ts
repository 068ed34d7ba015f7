import { expect, test } from 'vitest';
import { studentCardsResource } from '@/lib/contract/school-day/student-cards';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { pdfText } from '@/tests/support/pdf-text';
import {
  makeRecord,
  makeSchoolWithStudent,
  makeStructure,
  makeStudent,
} from '@/tests/support/school-records';

const backend = useTestBackend();
const { print } = studentCardsResource.endpoints;

const scene = async () => {
  const b = backend.current;
  const { school, campusId } = await makeSchoolWithStudent(b);
  const { structureId } = await makeStructure(b, campusId);
  const structureRecordId = await makeRecord(b, { campusId, structureId }, { name: 'IT-1A' });
  const place = { schoolId: school.id, campusId };
  const pupil = (lastName: string, row: Parameters<typeof makeStudent>[2] = {}) =>
    makeStudent(b, place, { lastName, firstName: 'Dara', structureRecordId, userId: null, ...row });
  const office = await makePerson(b, { roles: ['university'], staffOf: [school.id] });
  const ask = (query: Parameters<typeof call<typeof print>>[2]['query']) =>
    call(b, print, { params: { id: school.id }, query }, office.token);
  const textOf = async (query: Parameters<typeof ask>[0]) =>
    pdfText(Buffer.from((await ask(query)).body.content, 'base64'));
  return { structureRecordId, pupil, ask, textOf };
};

test('a class is printed by name, without those who have left; the Khmer paper leads with the Khmer name', async () => {
  const { structureRecordId, pupil, textOf } = await scene();
  await pupil('Chan', { firstNameKm: 'ដារា', lastNameKm: 'ចាន់' });
  await pupil('Bun');
  await pupil('Ath', { status: 'left' });
  const english = await textOf({ structureRecordId, lang: 'en' });
  expect(english.filter((line) => line.endsWith(' Dara'))).toEqual(['Bun Dara', 'Chan Dara']);
  expect(english.filter((line) => line === 'IT-1A')).toHaveLength(2);
  const khmer = await textOf({ structureRecordId, lang: 'km' });
  expect(khmer.indexOf('ចាន់ ដារា')).toBeLessThan(khmer.indexOf('Chan Dara'));
});

test('one student is printed in every state; a question names one or a class, and nobody is 404', async () => {
  const { structureRecordId, pupil, ask, textOf } = await scene();
  const { id: studentId } = await pupil('Keo', { status: 'paused' });
  expect(await textOf({ studentId, lang: 'en' })).toContain('Keo Dara');
  expect((await ask({ structureRecordId, lang: 'en' })).status).toBe(404);
  expect((await ask({ lang: 'en' })).status).toBe(400);
  expect((await ask({ studentId, structureRecordId, lang: 'en' })).status).toBe(400);
});
