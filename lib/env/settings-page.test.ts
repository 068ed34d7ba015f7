import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverSettings } from './server-env';

test('docs/settings.md lists every setting with its default and meaning', () => {
  const page = readFileSync('docs/settings.md', 'utf8');
  for (const { name, defaultText, description } of serverSettings()) {
    expect(page).toContain(`| \`${name}\` | ${defaultText && `\`${defaultText}\``} | ${description} |`);
  }
});
