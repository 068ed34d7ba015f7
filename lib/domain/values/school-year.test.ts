import { expect, test } from 'vitest';
import { readSchoolYear } from './school-year';

test.each(['2025-2026', '២០២៥-២០២៦', '2025/2026', ' 2025 – 2026 ', '2025-26', '២០២៥\u200b—២០២៦'])(
  '%s is the school year 2025-2026',
  (written) => {
    expect(readSchoolYear(written)).toBe('2025-2026');
  },
);

test.each(['2025', '2025-2026-2027', 'first'])('%s stays as it is', (written) => {
  expect(readSchoolYear(written)).toBe(written);
});
