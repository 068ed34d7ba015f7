import { describe, expect, it, test } from 'vitest';
import {
  commandsOf,
  places,
  placeName,
  programsOf,
  readLines,
  shellBlocks,
  wordsOf,
} from '../deploy/document';
import { effectOf } from '../deploy/programs';
import { readEnvironmentFile } from '../deploy/units';
import { read } from './source-files';

// tests/deploy/run.ts takes minutes; what it reads is looked at in every run.

describe('a document', () => {
  it('has its blocks of sh by heading', () => {
    const text =
      '# A\n```sh\none\n\ntwo # why\n```\n```nginx\n```sh\n```\n## B\n```sh\nthree\n```\n```sh\n# nothing\n```';
    expect([...shellBlocks(text)]).toEqual([
      ['A', ['one\n\ntwo # why']],
      ['B', ['three', '# nothing']],
    ]);
  });

  it.each([
    ['a && b   # c && d', ['a', 'b']],
    ["sh -c 'a && b # c' && d", ["sh -c 'a && b # c'", 'd']],
    ['say "it\'s && here" && a#b', ['say "it\'s && here"', 'a#b']],
    ['# nothing', []],
  ])('%s', (line, commands) => expect(commandsOf(line)).toEqual(commands));

  it('is refused when a block is missing', () => {
    expect(() => readLines({ ...places.doctor, heading: 'Nobody' })).toThrow(
      'There is no docs/operations.md, "Nobody"',
    );
  });
});

it('words of a command lose their quotes', () => {
  expect(wordsOf(`staff -- add 1 --name "SOK DARA" 'a b'`)).toEqual([
    'staff',
    '--',
    'add',
    '1',
    '--name',
    'SOK DARA',
    'a b',
  ]);
});

test.each(Object.values(places).map((place) => [placeName(place), place] as const))(
  'every program of %s is known to the test of the documents',
  (_name, place) => {
    const programs = programsOf(place);
    expect(programs.length).toBeGreaterThan(0);
    for (const program of programs) expect(() => effectOf(program)).not.toThrow();
  },
);

it('a program of no table fails', () => {
  expect(() => effectOf('shutdown')).toThrow('"shutdown" of the documents is in no table');
});

it.each(['backend', 'site'])('deploy/env/%s.env is read as systemd and shells do', (name) => {
  const text = read(`deploy/env/${name}.env`);
  const settings = readEnvironmentFile(text);
  expect(settings['HOST']).toBe('127.0.0.1');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  expect(Object.keys(settings)).toHaveLength(lines.length);
});
