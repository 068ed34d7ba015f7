import { describe, expect, it } from 'vitest';
import { markdownFault } from './safe-markdown';

describe('markdownFault', () => {
  it.each([
    '## Title\n\nA **bold** word, 5 < 6, I <3 it, a & b, `x < y`.',
    '[Schools](/explore) [mail](mailto:a@b.example) [call](tel:+85512345678) [top](#top)',
    '![A picture](https://sala.example/a.jpg "A title")\n\n[1]: https://sala.example/?a=1&amp;b=2',
    'JavaScript: a course. data: a word. (javascript: in brackets)',
    '- [ ] task\n- [x] done\n\n[empty]()',
    'សូមអាន[ទំព័រជំនួយ](/help-center)។',
  ])('keeps %j', (text) => {
    expect(markdownFault(text)).toBeNull();
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<svg/onload=alert(1)>',
    '</p>',
    '<!-- x -->',
    '<?xml ?>',
    '<javascript:alert(1)>',
    '`<b>`',
  ])('refuses HTML: %j', (text) => {
    expect(markdownFault(text)).toBe('html-not-allowed');
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a]( JaVaScRiPt:alert(1))',
    '[a](\njavascript:alert(1))',
    '[a](java\tscript:alert(1))',
    '[a](\u0001javascript:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](javascript&colon;alert(1))',
    '[a](/x&#10;y)',
    '[a](javascript\\:alert(1))',
    '![a](data:text/html;base64,PHNjcmlwdD4=)',
    '[![a](https://x.example/a.png)](vbscript:x)',
    '[a][1]\n\n[1]: javascript:alert(1)',
    '[a][1]\n\n[1]:\njavascript:alert(1)',
    '[a](//evil.example)',
    '[a](\\/\\/evil.example)',
    '[a](ftp://x.example)',
    '[a](relative)',
    '[a](/ok) and [b](javascript:alert(1))',
    '[y [x](/a](javascript:x)',
    '[a](/&#47;evil.example)',
    '[a](< javascript:alert(1)>)',
    `[a](${' '.repeat(5_000)}javascript:alert(1))`,
  ])('refuses the address of %j', (text) => {
    expect(markdownFault(text)).toBe('link-not-allowed');
  });

  it('comes to an end on long hostile input', { timeout: 20_000 }, () => {
    const texts = ['](('.repeat(33_000), `](${' '.repeat(100_000)}`, '](/a'.repeat(25_000)];
    expect(texts.map((text) => typeof markdownFault(text))).not.toContain('undefined');
  });
});
