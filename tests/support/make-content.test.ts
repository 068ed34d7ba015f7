import { expect, test } from 'vitest';
import { messagesResource } from '@/lib/contract/questions/messages';
import { courseMembersResource } from '@/lib/contract/school-day/course-members';
import { campaignsResource } from '@/lib/contract/campaigns/campaigns';
import { questionsResource } from '@/lib/contract/questions/questions';
import { call, useTestBackend } from './backend';
import { makePerson, makeSchool, signedIn } from './make';
import { makeCampaign, makeThread } from './make-content';
import { makeClass } from './school-records';

const backend = useTestBackend();

test('a made campaign is listed, and found by its texts', async () => {
  const b = backend.current;
  const made = await makeCampaign(b, { title: { en: 'Rice days', km: 'ទិវាស្រូវ' } });
  const hidden = await makeCampaign(b, { status: 'inactive' });
  const { list } = campaignsResource.endpoints;
  const { body } = await call(b, list, { query: { status: 'active', running: true } });
  expect(body.data.map(({ slug }) => slug)).toContain(made.slug);
  expect(body.data.map(({ slug }) => slug)).not.toContain(hidden.slug);
  const found = await call(b, list, { query: { status: 'active', keyword: 'ស្រូវ' } });
  expect(found.body.data.map(({ campaignId }) => campaignId)).toEqual([made.id]);
});

test('a made thread is found by its title and has its messages, newest first', async () => {
  const b = backend.current;
  const { questionId, messageIds } = await makeThread(b, { title: 'Lotus?', messages: ['One', 'Two'] });
  const { token } = await makePerson(b);
  const { list } = messagesResource.endpoints;
  const { body } = await call(b, list, { params: { questionId } }, token);
  expect(body.data.map(({ messageId }) => messageId)).toEqual(messageIds.toReversed());
  const found = await call(b, questionsResource.endpoints.search, {
    params: { orgId: b.deps.env.ORGANIZATION_ID },
    query: { keyword: 'lotus' },
  });
  expect(found.body.questions.data.map(({ source }) => source.questionId)).toEqual([questionId]);
});

test('a made class has its teacher and its students', async () => {
  const b = backend.current;
  const { id: orgId } = await makeSchool(b);
  const { courseId, teacherId, students } = await makeClass(b, orgId);
  const token = await signedIn(b, teacherId);
  const { list } = courseMembersResource.endpoints;
  const { body } = await call(b, list, { params: { orgId, id: courseId } }, token);
  expect(body.data.map(({ studentId }) => studentId).toSorted()).toEqual(
    students.map(({ id }) => id).toSorted(),
  );
});
