import { parseAst } from 'vitest/node';

/** What can come out differently on PostgreSQL: parallel calls, SQL written by hand, what is about it alone. */
const demand = /Promise\.all|\bsql`|TEST_DATABASE_URL/;
const tag = /\btags:\s*'postgres'/;

/** Whether every test of this file runs on PostgreSQL too. */
const isTaggedWhole = (source: string): boolean => /^\/\/ @module-tag postgres$/m.test(source);

/** Whether any test of this file runs on PostgreSQL too. */
export const isTagged = (source: string): boolean => isTaggedWhole(source) || tag.test(source);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: Node) => type.includes('Function');

/** `it` of `it.each(rows)('…', …)`. */
const firstName = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  return firstName(node['object'] ?? node['callee'] ?? node['tag']);
};

/** The hooks before the tests of a body, without those of the groups in it. */
const hooksOf = (body: Node): Node[] =>
  childrenOf(body).flatMap((node) => {
    if (isFunction(node)) return [];
    if (node.type !== 'CallExpression') return hooksOf(node);
    return /^before(?:Each|All)$/.test(firstName(node['callee'])) ? [node] : [];
  });

/** What holds for the tests of a group. */
interface Group {
  hooks: string;
  tagged: boolean;
  /** Names declared here are known to all its tests. */
  isOpen: boolean;
}

/** Tests with what runs before each of them, and what the names of the file stand for. */
function readTests(source: string) {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const hooksIn = (body: Node) => hooksOf(body).map(textOf).join('\n');
  const named = new Map<string, string>();
  const tests: { name: string; text: string; tagged: boolean }[] = [];

  const visit = (node: Node, group: Group): void => {
    const { type, id } = node;
    if (group.isOpen && /^(?:VariableDeclarator|FunctionDeclaration)$/.test(type) && isNode(id)) {
      for (const [name] of textOf(id).matchAll(/\w+/g))
        named.set(name, `${named.get(name) ?? ''}\n${textOf(node)}`);
    }
    const kind = type === 'CallExpression' ? firstName(node['callee']) : '';
    const parts = childrenOf({ ...node, callee: null });
    const [title] = parts;
    const body = parts.find(isFunction);
    const tagged =
      group.tagged || parts.some((part) => part.type === 'ObjectExpression' && tag.test(textOf(part)));
    if (kind === 'describe' && body) {
      const hooks = `${group.hooks}\n${hooksIn(body)}`;
      for (const child of childrenOf(body)) visit(child, { hooks, tagged, isOpen: true });
    } else if (/^(?:it|test)$/.test(kind) && title && body) {
      tests.push({ name: textOf(title), text: `${group.hooks}\n${textOf(node)}`, tagged });
    } else {
      const inside = isFunction(node) ? { ...group, isOpen: false } : group;
      for (const child of childrenOf(node)) visit(child, inside);
    }
  };
  const program: unknown = parseAst(source, { lang: 'ts' });
  if (!isNode(program)) throw new Error('A program is a node.');
  visit(program, { hooks: hooksIn(program), tagged: false, isOpen: true });
  return { tests, named };
}

/**
 * The names of the tests that make parallel calls or run SQL by hand, themselves, before they begin or through a
 * function of their file, and do not run on PostgreSQL.
 */
export function untaggedTests(source: string): string[] {
  if (isTaggedWhole(source)) return [];
  const { tests, named } = readTests(source);
  const demanding = new Set<string>();
  const isDemanding = (text: string) =>
    demand.test(text) || (text.match(/\w+/g) ?? []).some((word) => demanding.has(word));
  for (let before = -1; before !== demanding.size;) {
    before = demanding.size;
    for (const [name, text] of named) if (isDemanding(text)) demanding.add(name);
  }
  return tests.filter(({ text, tagged }) => !tagged && isDemanding(text)).map(({ name }) => name);
}
