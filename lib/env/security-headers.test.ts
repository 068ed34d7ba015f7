import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers';

const policyOf = (storage: string[]) => contentSecurityPolicy({ storage });

it('lets pages show pictures of the S3 that is set and put files there, and nothing else of it', () => {
  const origin = 'https://s3.example.edu.kh';
  const directives = policyOf([origin]).split('; ');
  expect(directives.filter((directive) => directive.includes(origin))).toEqual([
    `img-src 'self' data: blob: ${origin}`,
    `connect-src 'self' ${origin}`,
  ]);
});

it('names no other origin when files lie here', () => {
  expect(policyOf([])).not.toMatch(/https?:/);
});

it('runs the inline scripts that are named, and no others', () => {
  const scripts = (options = {}) => /script-src ([^;]*)/.exec(contentSecurityPolicy(options))?.[1];
  expect(scripts()).toBe("'self'");
  expect(scripts({ scripts: ["'sha256-abc'"] })).toBe("'self' 'sha256-abc'");
  expect(scripts({ isDev: true })).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
});

it('lets Sala’s own pages use the camera, which doors of events read tickets with', () => {
  expect(securityHeaders['permissions-policy']).toMatch(/(^|, )camera=\(self\)/);
});
