/** A client of lib/api: `lmsApi.courses`, or `vacanciesApi` where it stands alone; and the resource that it calls. */
export interface NamedClient {
  name: string;
  resource: string;
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** One line without spaces around dots, so that a chain over several lines reads as `api.courses.list`. */
const flat = (source: string): string =>
  source
    .replaceAll(comment, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?\?? ?\. ?/g, '.');

const creation = /(?:export const (\w+) = )?(?:(\w+): )?createResourceClient\((\w+)/g;

/** The clients that a file of lib/api exports, by the names of the resources that it imports. */
export function clientsIn(source: string): NamedClient[] {
  const text = flat(source);
  return [...text.matchAll(creation)].map(({ index, 1: alone, 2: member = '', 3: resource = '' }) => {
    const owner = [...text.slice(0, index).matchAll(/export const (\w+) = \{/g)].at(-1)?.[1] ?? '';
    return { name: alone ?? `${owner}.${member}`, resource };
  });
}

/** `{ list, remove: call }` as pairs: what is taken, and how it is called here. */
const taken = (names: string): [string, string][] =>
  names
    .split(',')
    .map((part) => part.trim().split(/\s*:\s*/))
    .flatMap(([from, to = from]) => (from && to ? [[from, to]] : []));

/** What the words of a file mean: `api` is `lmsApi.courses` after `const api = lmsApi.courses`. */
function wordsOf(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const [, name = '', client = ''] of text.matchAll(/const (\w+) = (\w+Api(?:\.\w+)?);/g))
    words.set(name, client);
  const unpacked = /const \{([^}]*)\} = (\w+Api(?:\.\w+)?|\w+Resource\.endpoints);/g;
  for (const [, names = '', client = ''] of text.matchAll(unpacked))
    for (const [from, to] of taken(names)) words.set(to, `${client}.${from}`);
  return words;
}

/** Chains of words, also after the three dots of a spread. */
const chain = /(?<!\w|(?<!\.\.)\.)[a-zA-Z]\w*(?:\.\w+)*/g;
const handedOver = /[(:] ?(\w+Api(?:\.\w+)?)(?= ?[,)])/g;

/**
 * The calls that a source names, as `lmsApi.courses.list` or `coursesResource.endpoints.list`, however much follows. Of
 * a client that is handed over, every word of the file may be a call.
 */
export function callsIn(source: string): Set<string> {
  const text = flat(source);
  const words = wordsOf(text);
  const meant = [...text.matchAll(chain)].map(([found]) => {
    const [first = '', ...rest] = found.split('.');
    return [words.get(first) ?? first, ...rest].join('.');
  });
  const handed = [...text.matchAll(handedOver)].map(([, client = '']) => client);
  const all = [...new Set(text.match(/\w+/g))];
  return new Set([
    ...[...meant, ...words.values()].flatMap((call) => {
      const parts = call.split('.');
      return [parts.slice(0, 2).join('.'), parts.slice(0, 3).join('.')];
    }),
    ...handed.flatMap((client) => all.map((word) => `${client}.${word}`)),
  ]);
}

/** The addresses without parameters that a source asks without a client. */
export const addressesIn = (source: string): string[] =>
  [...source.replaceAll(comment, '').matchAll(/['"`](\/(?:api-|_content|mail\/)[\w/.-]*)['"`]/g)].map(
    ([, path = '']) => path,
  );
