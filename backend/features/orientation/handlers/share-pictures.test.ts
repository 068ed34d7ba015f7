import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { sharedResults, uploads } from '@/backend/db/schema';
import { sweepEnded } from '@/backend/jobs/sweep-ended';
import { orientationResource } from '@/lib/contract/orientation/orientation';
import { sharePictureResource } from '@/lib/contract/orientation/share-pictures';
import { accountsResource } from '@/lib/contract/accounts/accounts';
import { sharePictureLimits } from '@/lib/domain/limits';
import { call, useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { makeQuestionnaire, type TestItem } from '@/tests/support/orientation';

const backend = useTestBackend();
const { calculateHolland } = orientationResource.endpoints;
const { remove } = accountsResource.endpoints;
const { generate, record, validate, withdraw } = sharePictureResource.endpoints;

let items: TestItem[] = [];
beforeAll(async () => {
  items = await makeQuestionnaire(backend.current, 'holland');
});

type Person = Awaited<ReturnType<typeof makePerson>>;

const takeTest = async (person: Person, favourite: string): Promise<string> => {
  const answers = items.map(({ questionId, scale }) => ({
    questionId,
    answer: scale === favourite ? 4 : 1,
  }));
  const { body } = await call(
    backend.current,
    calculateHolland,
    { body: { answers, studentId: person.id } },
    person.token,
  );
  return body.recordId ?? '';
};

const share = (person: Person, recordId: string, token = person.token) =>
  call(backend.current, generate, { body: { user: person.id, result: recordId } }, token);
const ask = (person: Person, recordId: string) => ({ query: { userId: person.id, recordId } });

const fetchPicture = async (url: string) => {
  const answer = await backend.current.app.request(new URL(url).pathname + new URL(url).search);
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

test('nobody sees a result before its person shares it, everybody afterwards', async () => {
  const person = await makePerson(backend.current);
  const recordId = await takeTest(person, 'I');
  expect((await call(backend.current, record, ask(person, recordId))).status).toBe(404);
  expect((await call(backend.current, validate, ask(person, recordId))).body).toEqual({
    valid: false,
    thumbnails: null,
  });

  const shared = await share(person, recordId);
  expect(shared.status).toBe(200);
  expect(shared.body.result.code).toBe('IRA');
  expect((await call(backend.current, record, ask(person, recordId))).body).toEqual(shared.body);
  expect((await call(backend.current, validate, ask(person, recordId))).body).toEqual({
    valid: true,
    thumbnails: shared.body.thumbnails,
  });
  const text = JSON.stringify(shared.body);
  expect(text).not.toContain(person.phone.slice(-8));
});

test('both pictures are PNG of 1200 × 630, small, readable by anyone and kept by their readers', async () => {
  const person = await makePerson(backend.current);
  const { body } = await share(person, await takeTest(person, 'S'));
  for (const url of [body.thumbnails.en, body.thumbnails.kh]) {
    const { answer, bytes } = await fetchPicture(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(bytes.byteLength).toBeLessThanOrEqual(sharePictureLimits.maxBytes);
    expect(await sharp(bytes).metadata()).toMatchObject({
      width: sharePictureLimits.widthPx,
      height: sharePictureLimits.heightPx,
    });
  }
});

test(
  'is drawn once however often it is asked for, and anew after another test',
  { tags: 'postgres' },
  async () => {
    const person = await makePerson(backend.current);
    const recordId = await takeTest(person, 'R');
    const answers = await Promise.all(Array.from({ length: 5 }, () => share(person, recordId)));
    const urls = new Set(answers.map(({ body }) => body.thumbnails.kh));
    expect(urls.size).toBe(1);
    const stored = await backend.current.deps.db.select().from(uploads).where(eq(uploads.userId, person.id));
    expect(stored.filter(({ state }) => state === 'stored')).toHaveLength(2);

    await takeTest(person, 'A');
    expect((await call(backend.current, validate, ask(person, recordId))).body).toMatchObject({
      valid: false,
    });
    const before = (await call(backend.current, record, ask(person, recordId))).body;
    expect(before.result.code).toBe('RIA');
    const again = (await share(person, recordId)).body;
    expect(again.result.code).toBe('ARI');
    expect(urls.has(again.thumbnails.kh)).toBe(false);
  },
);

test('taking it back ends it for everybody, picture included', async () => {
  const person = await makePerson(backend.current);
  const other = await makePerson(backend.current);
  const recordId = await takeTest(person, 'E');
  const { body } = await share(person, recordId);
  const stop = (token: string) => call(backend.current, withdraw, { params: { recordId } }, token);
  expect((await stop(other.token)).status).toBe(404);
  expect((await stop(person.token)).status).toBe(200);
  expect((await call(backend.current, record, ask(person, recordId))).status).toBe(404);
  expect((await fetchPicture(body.thumbnails.en)).answer.status).toBe(404);
  expect((await stop(person.token)).status).toBe(404);
  expect(
    await backend.current.deps.db.select().from(sharedResults).where(eq(sharedResults.recordId, recordId)),
  ).toEqual([]);
});

test('programs of chats read a card with the picture in their language', async () => {
  const person = await makePerson(backend.current);
  const recordId = await takeTest(person, 'I');
  const card = (lang: string) =>
    backend.current.app.request(
      `/api-qa/v1/shared_result_card?lang=${lang}&userId=${person.id}&recordId=${recordId}`,
    );
  expect((await card('kh')).status).toBe(404);
  const { body } = await share(person, recordId);
  for (const [lang, picture] of Object.entries(body.thumbnails)) {
    const html = await (await card(lang)).text();
    expect(html).toContain(`<meta property="og:image" content="${picture}" />`);
    expect(html).toContain('og:image:width" content="1200"');
    // As the embedded backend is called: it sees the address of the page.
    const page = `${lang === 'en' ? '/en' : ''}/generate-thumbnail?userId=${person.id}&recordId=${recordId}`;
    expect(await (await backend.current.app.request(page)).text()).toBe(html);
  }
  expect((await backend.current.app.request('/api-qa/v1/shared_result_card?lang=xx')).status).toBe(404);
});

test(
  'who asks for the deletion of their account unshares results at once',
  { tags: 'postgres' },
  async () => {
    const person = await makePerson(backend.current);
    const recordId = await takeTest(person, 'S');
    const { thumbnails } = (await share(person, recordId)).body;
    const removal = await call(backend.current, remove, { params: { id: person.id } }, person.token);
    expect(removal.status).toBe(202);
    expect((await call(backend.current, record, ask(person, recordId))).status).toBe(404);
    await sweepEnded(backend.current.deps);
    expect((await fetchPicture(thumbnails.en)).answer.status).toBe(404);
    expect((await fetchPicture(thumbnails.kh)).answer.status).toBe(404);
  },
);

test('programs of chats read a card of a link with scores too, with type and picture', async () => {
  const card = (query: string) => backend.current.app.request(`/api-qa/v1/shared_result_card?${query}`);
  const personality = await (await card('test=personality&scores=20.28.30.10.29&lang=en')).text();
  expect(personality).toContain('<title>INFP-T · Verse Writer - Sala</title>');
  expect(personality).toContain('og:title" content="INFP-T · Verse Writer"');
  const { PUBLIC_ORIGIN } = backend.current.deps.env;
  expect(personality).toContain(
    `og:image" content="${PUBLIC_ORIGIN}/api-qa/v1/result_picture?code=INFP-T&amp;lang=en&amp;shape=wide"`,
  );
  expect(personality).toContain(
    `og:url" content="${PUBLIC_ORIGIN}/en/orientation-test/MBTI/result?scores=20.28.30.10.29"`,
  );
  const holland = await (await card('test=holland&scores=10.40.30.30.10.10&lang=kh')).text();
  expect(holland).toContain('IAS · ពូកែអង្កេត · សិល្បៈនិយម · សង្គម');
  const even = await (await card('test=holland&scores=20.20.20.20.20.20&lang=en')).text();
  expect(even).toContain('<title>Six interests alike - Sala</title>');
  expect(even).toContain('result_picture?code=even&amp;lang=en');
  for (const query of [
    'test=holland&scores=1.2',
    'test=holland&scores=20.28.30.10.29',
    'scores=10.40.30.30.10.10',
  ])
    expect((await card(query)).status, query).toBe(404);
});
