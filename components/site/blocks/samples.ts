import { queryOptions } from '@tanstack/react-query';
import { defineList, rangeOf, type StateOf } from '@/components/kits/list/list-address';
import { choice, tab, text } from '@/components/kits/list/list-params';
import type { Locale } from '@/lib/i18n/locales';
import { href, type Href, type HrefQuery } from '@/lib/routes/href';

/** A text of the samples in the page's language. */
export const say = (locale: Locale, en: string, km: string): string => (locale === 'km' ? km : en);

export interface Sample {
  id: string;
  en: string;
  km: string;
  kind: 'fruit' | 'vegetable';
  priceUsd: number;
  soldOn: string;
}

const names: readonly (readonly [en: string, km: string, kind: Sample['kind']])[] = [
  ['Mango', 'ស្វាយ', 'fruit'],
  ['Durian', 'ធុរេន', 'fruit'],
  ['Longan', 'មៀន', 'fruit'],
  ['Rambutan', 'សាវម៉ាវ', 'fruit'],
  ['Cucumber', 'ត្រសក់', 'vegetable'],
  ['Pumpkin', 'ល្ពៅ', 'vegetable'],
];

export const samples: readonly Sample[] = names.map(([en, km, kind], index) => ({
  id: `sample-${index}`,
  en,
  km,
  kind,
  priceUsd: index + 1,
  soldOn: `2026-11-${String(16 + index)}`,
}));

/** The gallery is in no list of pages, so `href` knows it not. */
const blocksHref = (query: HrefQuery) => `/blocks${href('/', undefined, query).slice(1)}` as Href;

export const sampleList = defineList(blocksHref, {
  params: { keyword: text(), kind: tab(choice(['', 'fruit', 'vegetable'])) },
  pageSizes: [4],
});

export const sampleQuery = (state: StateOf<typeof sampleList>) =>
  queryOptions({
    queryKey: ['blocks', state],
    queryFn: () => {
      const { keyword, kind } = state.filters;
      const { start, limit } = rangeOf(state);
      const named = samples.filter(({ en, km }) =>
        `${en} ${km}`.toLowerCase().includes(keyword.toLowerCase()),
      );
      const found = named.filter((each) => kind === '' || each.kind === kind);
      const countByKind = {
        fruit: named.filter((each) => each.kind === 'fruit').length,
        vegetable: named.filter((each) => each.kind === 'vegetable').length,
      };
      return Promise.resolve({
        data: found.slice(start, start + limit),
        countTotal: found.length,
        countByKind,
      });
    },
  });
