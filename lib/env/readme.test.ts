import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverSettings } from './server-env';

test('the README lists every setting with its default and meaning', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const { name, defaultText, description } of serverSettings()) {
    expect(readme).toContain(`| \`${name}\` | ${defaultText && `\`${defaultText}\``} | ${description} |`);
  }
});
