'use client';

import { useTranslations } from 'next-intl';
import { SearchBox } from '@/components/ui/search-box';
import type { CatalogueKind } from './catalogue-rules';

interface CatalogueSearchProps {
  kind: CatalogueKind;
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The keyword of a list. */
export function CatalogueSearch({ kind, keyword, onSearch }: CatalogueSearchProps) {
  const t = useTranslations('catalogue');
  return (
    <SearchBox
      // What was typed stays while one types; another address brings another keyword.
      key={keyword}
      label={t(`search.${kind}`)}
      defaultValue={keyword}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
      }}
      className="max-w-2xl"
    />
  );
}
