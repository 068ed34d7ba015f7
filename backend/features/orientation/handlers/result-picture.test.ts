import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharePictureLimits, tallPictureLimits } from '@/lib/domain/limits';
import { personalityTypes } from '@/lib/domain/orientation/personality-families';
import { type PictureShape, resultPictureOf } from '@/lib/domain/orientation/result-code';
import { rateLimits } from '@/backend/db/schema';
import { picturesPerHourMax } from '@/backend/limits';
import { codePictureSvg } from '@/backend/features/orientation/services/code-picture';
import { useTestBackend } from '@/tests/support/backend';

const backend = useTestBackend();
const ask = (path: string, from = '203.0.113.7') =>
  backend.current.app.request(path, { headers: { 'x-forwarded-for': from } });

test.each([
  ['wide', sharePictureLimits],
  ['tall', tallPictureLimits],
] as const)('a %s picture has its size and may be cached', async (shape: PictureShape, limits) => {
  for (const lang of ['kh', 'en'] as const)
    for (const code of ['INFJ-T', 'SIA', 'even']) {
      const answer = await ask(resultPictureOf(code, lang, shape));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([limits.widthPx, limits.heightPx]);
      expect(bytes.byteLength).toBeLessThan(limits.maxBytes);
    }
});

test('what is no code, language or shape has no picture', async () => {
  for (const query of [
    '',
    '?code=INFJ&lang=en&shape=wide',
    '?code=SSA&lang=en&shape=wide',
    '?code=..%2Ffonts&lang=en&shape=wide',
    '?code=SIA&lang=km&shape=wide',
    '?code=SIA&lang=en&shape=round',
  ])
    expect((await ask(`/api-qa/v1/result_picture${query}`)).status, query).toBe(404);
});

test('every type has its figure, its name and its code on the card', { tags: 'postgres' }, async () => {
  const bodies = await Promise.all(
    personalityTypes.map((type) =>
      codePictureSvg({ code: `${type}-A`, locale: 'km', shape: 'tall', host: 'sala.example' }),
    ),
  );
  for (const [index, svg] of bodies.entries()) {
    expect(svg).toContain(`>${personalityTypes[index]}-A<`);
    expect(svg).toMatch(/>(?:អ្នក|មេ|ជាង|នាយ|សសរ)[\u1780-\u17ff]*</);
    expect(svg).toContain('>sala.example/orientation-test<');
  }
  expect(new Set(bodies.map((svg) => svg.match(/clip-path="url\(#frame\)">(.{400})/)?.[1])).size).toBe(16);
});

test('even interests have a picture without letters', async () => {
  for (const shape of ['wide', 'tall'] as const) {
    const svg = await codePictureSvg({ code: 'even', locale: 'en', shape, host: 'sala.example' });
    expect(svg).toContain('>Six interests alike<');
    expect(svg).not.toMatch(/>(?:even|Realistic|[RIASEC]{3})</);
  }
});

test('the interests of a code stand on its picture, strongest first', async () => {
  const svg = await codePictureSvg({ code: 'SIA', locale: 'en', shape: 'wide', host: 'sala.example' });
  const words = [...svg.matchAll(/>(Social|Investigative|Artistic)</g)].map(([, word]) => word);
  expect(words).toEqual(['Social', 'Investigative', 'Artistic']);
});

test(
  'a picture in memory is free; drawing many more is refused for a while',
  { tags: 'postgres' },
  async () => {
    const from = '198.51.100.9';
    const first = resultPictureOf('CER', 'en', 'wide');
    for (let time = 0; time < 5; time += 1) expect((await ask(first, from)).status).toBe(200);
    await backend.current.deps.db.update(rateLimits).set({ count: picturesPerHourMax });
    expect((await ask(first, from)).status).toBe(200);
    const refused = await ask(resultPictureOf('CER', 'kh', 'wide'), from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  },
);
