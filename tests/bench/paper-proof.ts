import { startBackend } from '../support/start-backend';
import { makePerson } from '../support/make';
import { makeCourse, makeSchoolWithStudent, makeSession } from '../support/school-records';
import { issuedPapersResource } from '@/lib/contract/school-day/issued-papers';
import { agendaResource } from '@/lib/contract/events/agenda';

const checks = 5_000;
const atOnce = 32;
const lessons = 600;

/** How many papers one process proves in a second, each from a network of its own, and how long a large feed takes. */
const backend = await startBackend();
const { school, student } = await makeSchoolWithStudent(backend);
const office = await makePerson(backend, { roles: ['schoolAdmin'], staffOf: [school.id] });
const send = async (path: string, token: string, body: object) => {
  const answer = await backend.app.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};
const issued = (await send(
  issuedPapersResource.endpoints.issue.path.replace(':orgId', school.id),
  office.token,
  { kind: 'enrollment-certificate', language: 'km', studentId: student.id },
)) as { data: { proofUrl: string }[] };
const path = new URL(issued.data[0]?.proofUrl ?? '').pathname;
let next = 0;
const check = async () => {
  while (next < checks) {
    const n = (next += 1);
    const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
    const answer = await backend.app.request(path, { headers: { 'x-forwarded-for': address } });
    if (answer.status !== 200) throw new Error(`A check answered ${answer.status}.`);
    await answer.text();
  }
};
const before = performance.now();
await Promise.all(Array.from({ length: atOnce }, check));
const seconds = (performance.now() - before) / 1000;
console.log(`${Math.round(checks / seconds)} checks of papers a second`);

const courseId = await makeCourse(backend, school.id, [student.id]);
for (let hour = 0; hour < lessons; hour += 1) await makeSession(backend, courseId, hour * 4);
const { url } = (await send(
  agendaResource.endpoints.renew.path.replace(':userId', student.person.id),
  student.person.token,
  { layers: ['timetable'], language: 'km' },
)) as { url: string };
const took: number[] = [];
for (let time = 0; time < 50; time += 1) {
  const from = performance.now();
  await (await backend.app.request(new URL(url).pathname)).text();
  took.push(performance.now() - from);
}
took.sort((a, b) => a - b);
console.log(
  `a feed of ${lessons} lessons: median ${took[25]?.toFixed(1)} ms, highest ${took.at(-1)?.toFixed(1)} ms`,
);
await backend.close();
