import { describe, expect, it } from 'vitest';
import { filesIn, read } from './source-files';

const ui = [...filesIn('app', /\.tsx?$/), ...filesIn('components', /\.tsx?$/)].filter(
  (path) => !path.includes('.test.'),
);

interface Finding {
  path: string;
  line: number;
  text: string;
}

const findings = (paths: readonly string[], pattern: RegExp): Finding[] =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [{ path, line: index + 1, text: text.trim() }] : [])),
  );

describe('what runs in browsers', () => {
  it('needs nothing that is younger than the oldest browsers that Next supports', () => {
    // These few run on the server alone.
    const server = [
      'components/site/home/home-facts.ts',
      'components/schools/school/fee-groups.ts',
      'components/schools/school/province-counts.ts',
      'components/schools/category/major-fields.ts',
    ];
    const files = [...filesIn('components', /\.tsx?$/), ...filesIn('lib', /\.tsx?$/)].filter(
      (path) => !/\.test\.|^lib\/(?:env|cache)\//.test(path) && !server.includes(path),
    );
    const young =
      /\bURL\.(?:can)?[pP]arse\(|\bAbortSignal\.any\(|\b(?:Map|Object)\.groupBy\(|\bPromise\.(?:try|withResolvers)\b|\bArray\.fromAsync\b/;
    expect(findings(files, young)).toEqual([]);
  });
});

describe('names of people', () => {
  it('are put together in one place, which knows that some have one name', () => {
    const files = [...ui, ...filesIn('backend', /\.ts$/), ...filesIn('lib', /\.ts$/)].filter(
      (path) =>
        !path.includes('.test.') &&
        // What is searched is never printed.
        !['backend/lists/name-search.ts', 'backend/features/profiles/services/profile-search.ts'].includes(
          path,
        ),
    );
    const byHand =
      /lastName(?:Km|Native)?\} \$\{[\w.]*firstName|lastName(?:Km)?\}, \$\{[\w.]*firstName|lastName(?:Km)?, [\w.]*firstName(?:Km)?\]\s*\.(?:filter|join)/u;
    expect(findings(files, byHand)).toEqual([]);
  });
});

describe('pages without https', () => {
  it('lack crypto.randomUUID, so nothing in a browser needs it', () => {
    const files = [...ui, ...filesIn('lib', /\.tsx?$/)].filter((path) => !path.includes('.test.'));
    expect(findings(files, /\brandomUUID\(/)).toEqual([]);
    expect(findings(['lib/device/random-uuid.ts'], /\brandomUUID\b/)).toHaveLength(1);
  });
});

describe('messages in Sala’s name', () => {
  it('are put together in compose.ts alone, and reach the outbox through acts', () => {
    const files = filesIn('backend', /\.ts$/).filter((path) => !path.includes('.test.'));
    const outside = files.filter((path) => path !== 'backend/features/notices/services/compose.ts');
    expect(findings(outside, /\bas (?:unknown as )?(?:SmsBody|MailWords|Said)\b/)).toEqual([]);
    const senders = findings(files, /import .*\benqueue(?:Sms|Mail)\b/).map(({ path }) => path);
    expect(senders).toEqual(['backend/core/access/act.ts']);
  });
});

describe('links', () => {
  it('are made by href(), never written by hand', () => {
    // The last error page may not import anything of ours.
    const files = ui.filter((path) => path !== 'app/global-error.tsx');
    expect(findings(files, /\b(?:href|action)=(?:\{\s*)?["'`]\/(?!\/)/)).toEqual([]);
  });

  it('are pushed by href() as well', () => {
    expect(findings(ui, /\.(?:push|replace|prefetch)\(\s*["'`]\//)).toEqual([]);
  });
});

describe('headings of pages', () => {
  it('are PageTitle', () => {
    // These are drawn unlike any other, and the last error page may not import anything of ours.
    const own = [
      'app/global-error.tsx',
      'components/orientation/no-result.tsx',
      'components/orientation/questionnaire.tsx',
      'components/orientation/result-head.tsx',
      'components/orientation/runner-top.tsx',
      'components/schools/school/school-header.tsx',
      'components/site/home/home-hero.tsx',
      'components/ui/page-title.tsx',
    ];
    expect(findings(ui, /<h1\b/).map(({ path }) => path)).toEqual(own);
  });
});

describe('Khmer type', () => {
  it('is never spaced, slanted, capitalised or squeezed', () => {
    const styles = /\b(?:tracking-|leading-|uppercase|capitalize|italic)\b/;
    expect(findings(ui, styles)).toEqual([]);
  });
});

describe('mail addresses', () => {
  it('are read by readMail at every door', () => {
    const files = ['backend', 'components', 'lib'].flatMap((folder) => filesIn(folder, /\.tsx?$/));
    // The account of a program in the settings is no address that people type.
    const typed = files.filter((path) => !path.includes('.test.') && path !== 'lib/env/service-account.ts');
    expect(findings(typed, /\bz\.email\(/)).toEqual([]);
    expect(findings(['lib/env/service-account.ts'], /\bz\.email\(/)).toHaveLength(1);
  });
});

describe('clock and calendar of Cambodia', () => {
  const offset =
    /\+07(?::?00)?\b|\bAsia\/Phnom_Penh\b|\b7 \* (?:3_?600|60 \* 60|hour)|\b25_?200\b|offset\w* = (?:7|420)\b/i;

  it('are in lib/domain/dates alone', () => {
    const files = [
      'middleware.ts',
      ...['app', 'backend', 'components', 'lib'].flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs)$/)),
    ].filter((path) => !path.includes('.test.') && !path.startsWith('lib/domain/dates/'));
    expect(findings(files, offset)).toEqual([]);
  });

  it('are found however they are written', () => {
    const home = findings(['lib/domain/dates/cambodian-days.ts'], offset);
    expect(home.map(({ text }) => text)).toEqual([
      "export const cambodiaZone = 'Asia/Phnom_Penh';",
      'export const cambodiaOffsetMs = 7 * 3_600_000;',
      'export const timestampInCambodia = (day: string, time: string): string => `${day}T${time}+07:00`;',
    ]);
    for (const written of ['+0700', '7 * 60 * 60_000', '7 * hourMs', 'cambodiaOffsetHours = 7', '= 25_200'])
      expect(written).toMatch(offset);
    expect('const phone = "+855 70 700"; week * 7').not.toMatch(offset);
  });
});

describe('file names', () => {
  it('are kebab-case outside of the map of URLs', () => {
    const files = [...filesIn('components', /\.tsx?$/), ...filesIn('lib', /\.tsx?$/)];
    const odd = files.filter((path) =>
      path
        .split('/')
        // Folders of pages copy the URL exactly.
        .filter((name, index, names) => !(names[2] === 'pages' && index < names.length - 1))
        .some((name) => !/^[a-z0-9][a-z0-9-]*(?:\.[a-z]+)*$/.test(name)),
    );
    expect(odd).toEqual([]);
  });

  it('name no drawer for odds and ends', () => {
    const drawers = /(?:^|[/-])(?:utils?|helpers?|common|misc|manager)(?:[./-]|$)/;
    const files = ['app', 'components', 'lib', 'backend', 'tests'].flatMap((folder) =>
      filesIn(folder, /\.(?:tsx?|mjs)$/),
    );
    expect(files.filter((path) => drawers.test(path))).toEqual([]);
  });
});
