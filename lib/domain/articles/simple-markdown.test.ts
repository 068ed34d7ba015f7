import { expect, test } from 'vitest';
import { isSimpleMarkdown } from './simple-markdown';

test.each([
  '## ចំណងជើង\n\n### Dates\n\nA **bold** and *slanted* word, a [link](/explore)',
  '- one\n- two\n\n1. first\n\n> A quote',
  'A | B, 5 < 6, a-b---c',
  '',
])('%j is for the simple editor', (markdown) => expect(isSimpleMarkdown(markdown)).toBe(true));

test.each([
  '| Item | Cost |\n| --- | --- |\n| Room | 40 |',
  '![A map](/map.png)',
  'Type `npm`',
  '```\ncode\n```',
  'One\n\n---\n\nTwo',
  '# Title',
  '#### Small',
  '~~gone~~',
])('%j is not', (markdown) => expect(isSimpleMarkdown(markdown)).toBe(false));
