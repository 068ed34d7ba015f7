import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { namespaces, textFolders } from '@/lib/i18n/messages';
import { messagesFile, messagesSource } from '@/lib/i18n/write-messages';
import { argumentsOf } from './message-arguments';
import { filesIn, read } from './source-files';
import { textsOf } from './texts-of';

/** Khmer texts that correctly contain no Khmer letter: names, numbers, addresses. */
const withoutKhmer: ReadonlySet<string> = new Set([
  'inbox.outbox.channel.telegram',
  'layouts.footer.rights',
  'orientationResult.share.facebook',
  'orientationResult.share.telegram',
  'settings.notices.channel.telegram',
]);

it('the namespaces are the English files; `next typegen` writes the list anew', () => {
  expect(read(messagesFile)).toBe(messagesSource(process.cwd()));
});

describe.each(locales)('messages/%s', (locale) => {
  it('has one file per namespace', () => {
    const files = filesIn(`messages/${locale}`, /\.json$/).map((path) => path.split('/').slice(2).join('/'));
    const named = namespaces.map((namespace) => `${textFolders[namespace]}/${namespace}.json`);
    expect(files.toSorted()).toEqual(named.toSorted());
  });

  it.each(namespaces)('%s has no empty text', (namespace) => {
    const empty = [...textsOf(locale, namespace)].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });
});

describe.each(namespaces)('%s in both languages', (namespace) => {
  const km = textsOf('km', namespace);
  const en = textsOf('en', namespace);

  it('has the same keys', () => {
    expect([...km.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  });

  it('takes the same arguments', () => {
    // Khmer has no plural: there a plain number replaces the English `plural`.
    const namesOf = (text: string) =>
      [...new Set(argumentsOf(text).map((each) => each.replace(':plural', '')))].toSorted();
    const different = [...en].flatMap(([key, text]) => {
      const wanted = namesOf(text);
      const found = namesOf(km.get(key) ?? '');
      return JSON.stringify(wanted) === JSON.stringify(found) ? [] : [{ key, wanted, found }];
    });
    expect(different).toEqual([]);
  });

  it('is Khmer where it should be', () => {
    const bare = (text: string) => text.replace(/\{[^{}]*\}/g, '').replace(/<\/?\w+>/g, '');
    const foreign = [...km].filter(
      ([key, text]) =>
        /[A-Za-z]{2}/.test(bare(text)) && !/[\u1780-\u17FF]/.test(text) && !withoutKhmer.has(key),
    );
    expect(foreign).toEqual([]);
  });

  it('has no Khmer in English texts', () => {
    expect([...en].filter(([, text]) => /[\u1780-\u17FF]/.test(text))).toEqual([]);
  });
});
