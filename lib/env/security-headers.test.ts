import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

const policyOf = (storageOrigin: string | null) =>
  securityHeaders(false, storageOrigin).find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

it('lets pages show pictures of the S3 that is set and put files there, and nothing else of it', () => {
  const origin = 'https://s3.example.edu.kh';
  const directives = policyOf(origin).split('; ');
  expect(directives.filter((directive) => directive.includes(origin))).toEqual([
    `img-src 'self' data: blob: ${origin}`,
    `connect-src 'self' ${origin}`,
  ]);
});

it('names no other origin when files lie here', () => {
  expect(policyOf(null)).not.toMatch(/https?:/);
});
