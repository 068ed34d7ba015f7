import { expect, test } from 'vitest';
import { filesIn, read } from './source-files';

/** From an opening brace to behind its closing one. */
function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Attributes that name nothing: what changes there is look and deed. */
const unspoken = /\s(?!aria-label|title)[\w-]+=\{/;

function spokenPart(element: string): string {
  let rest = element;
  for (let found = unspoken.exec(rest); found; found = unspoken.exec(rest))
    rest = rest.slice(0, found.index) + rest.slice(endOfBraces(rest, found.index + found[0].length - 1));
  return rest;
}

/** The elements with a pressed state whose name depends on the same state. */
function doublyTold(source: string): string[] {
  return [...source.matchAll(/\saria-pressed=(?=\{)/g)].flatMap(({ index, 0: attribute }) => {
    const state = source.slice(index + attribute.length, endOfBraces(source, index + attribute.length));
    const opening = source.slice(0, index).lastIndexOf('<');
    const tag = /^<([\w.]+)/.exec(source.slice(opening))?.[1] ?? '';
    const closing = source.indexOf(`</${tag}>`, index);
    const next = source.indexOf(`<${tag}`, index);
    const end = closing === -1 || (next !== -1 && next < closing) ? source.indexOf('/>', index) : closing;
    const spoken = spokenPart(source.slice(opening, end));
    // Of one of several, only the whole comparison is its state: the rest says which of them it is.
    const names = state.includes('===') ? [state.slice(1, -1)] : state.match(/[A-Za-z]\w*/g);
    return names?.some((name) => new RegExp(`\\b${name}\\b[^?{}()]*\\?(?![.?])`).test(spoken))
      ? [source.slice(opening, end).replaceAll(/\s+/g, ' ')]
      : [];
  });
}

test.each([
  [`<Button aria-pressed={isOn} onClick={go}>{t(isOn ? 'close' : 'open')}</Button>`, 1],
  [`<Button aria-pressed={!came} aria-label={t(came ? 'in' : 'out')} onClick={go}>x</Button>`, 1],
  [`<b aria-pressed={isOn}><Icon name={isOn ? 'check' : 'bell'} />{isOn ? texts.on : texts.ask}</b>`, 1],
  [`<b aria-pressed={view === each}>{t(view === each ? 'shown' : 'show')}</b>`, 1],
  [`<b aria-pressed={view === each}>{t(each === 'map' ? 'map' : 'list')}</b>`, 0],
  [
    `<b className={isOn ? 'a' : 'b'} aria-pressed={isOn}><Icon name={isOn ? 'x' : 'y'} />{t('follow')}</b>`,
    0,
  ],
])('the search finds what it looks for: %s', (source, found) => {
  expect(doublyTold(source)).toHaveLength(found);
});

// "Was not there, pressed": a reader of the screen cannot tell whether the name is the state or the deed.
test('a pressed state and a name that changes with it never stand together', () => {
  const told = filesIn('components', /(?<!\.test)\.tsx$/).flatMap((file) =>
    doublyTold(read(file)).map((element) => `${file}: ${element}`),
  );
  expect(told).toEqual([]);
});
