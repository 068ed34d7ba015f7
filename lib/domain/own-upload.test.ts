import { expect, it } from 'vitest';
import { isOwnUpload } from './own-upload';

const me = '5a1a0000-0000-4000-8000-000000000001';
const other = '5a1a0000-0000-4000-8000-000000000002';

it('a key in one’s own folder is one’s own', () => {
  expect(isOwnUpload(`users/${me}/cv/5f0e.pdf`, me)).toBe(true);
  expect(isOwnUpload(`users/${me}/cv.pdf`, me)).toBe(true);
});

it.each([
  `users/${other}/cv/5f0e.pdf`,
  `users/${me}/../${other}/cv.pdf`,
  `users/${me}//cv.pdf`,
  `/users/${me}/cv.pdf`,
  `https://elsewhere.example/users/${me}/cv.pdf`,
  `users/${me}/cv.pdf\n`,
  `users/${me}/`,
  '',
])('%j is not', (key) => {
  expect(isOwnUpload(key, me)).toBe(false);
});
