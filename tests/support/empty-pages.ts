import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { expect } from 'vitest';

const folder = 'app/[locale]';

interface PageFile {
  file: string;
  /** Its address in Khmer. */
  path: string;
}

/** What `/blocks` shows are samples, and a campaign that is not in the database is a 404. */
const notEmpty = ['/blocks', '/campaigns/hi-goal-camp'];

/** The page files without parameters. */
const pages: PageFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('page.tsx') && !file.includes('['))
  .map((file) => ({ file, path: `/${file.replace(/\([^)]*\)\/|\/?page\.tsx$/g, '')}` }))
  .filter(({ path }) => !notEmpty.includes(path))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

const isFetched = ({ file }: PageFile) => /^\((?:advisor|profile|university|student-portal)\)/.test(file);

/** Pages whose content the browser fetches. */
export const fetchedPages: readonly PageFile[] = pages.filter(isFetched);
/** Pages that are whole in their HTML. */
export const renderedPages: readonly PageFile[] = pages.filter((page) => !isFetched(page));

export const loadPage = async (file: string): Promise<ComponentType<{ params: Promise<object> }>> => {
  const loaded = (await import(/* @vite-ignore */ join(process.cwd(), folder, file))) as {
    default: ComponentType<{ params: Promise<object> }>;
  };
  return loaded.default;
};

const levelOf = (element: Element): number => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);

/**
 * Headings with nothing below them up to the next of their level. A heading that is a link is a tile, not a
 * section; `…` stands for a title that is still to be typed.
 */
const bareHeadings = (root: Element): string[] => {
  const parts = [...root.querySelectorAll('*')].filter(
    (element) =>
      levelOf(element) > 0 ||
      (!element.closest('h1, h2, h3, h4, h5, h6, script, style') &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )) ||
      element.matches('img, input, select, textarea, svg[role=img]'),
  );
  return parts.flatMap((element, at) => {
    const level = levelOf(element);
    if (level < 2 || element.querySelector('a, button')) return [];
    const next = parts[at + 1];
    return element.textContent !== '…' &&
      (next === undefined || (levelOf(next) > 0 && levelOf(next) <= level))
      ? [element.textContent]
      : [];
  });
};

const linkOf = (element: Element) => element.getAttribute('href') ?? '';
const buttonsTo = (root: Element, isMeant: (href: string) => boolean): string[] =>
  [...root.querySelectorAll('a.button[href]:not([aria-current])')]
    .filter((link) => isMeant(linkOf(link)))
    .map((link) => link.textContent);

/** What a page of a site without content must not do. */
export function expectHonest(root: Element, path: string): void {
  expect(bareHeadings(root)).toEqual([]);
  const own = path === '/' ? '/en' : `/en${path}`;
  // A way out of an empty list that leads back to it.
  expect(buttonsTo(root, (href) => href === own)).toEqual([]);
  // No bank lends here.
  expect(buttonsTo(root, (href) => href.includes('apply=yes'))).toEqual([]);
  // Nothing was typed that could be misspelt.
  expect(root.textContent).not.toMatch(/spelling/i);
}
