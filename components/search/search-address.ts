import { isSearchKind, type SearchKind } from '@/lib/domain/search/search-kinds';
import { type Href, href } from '@/lib/routes/href';

export interface SearchState {
  keyword: string;
  /** null: all kinds. */
  kind: SearchKind | null;
}

export const readSearch = (params: { get: (name: string) => string | null }): SearchState => {
  const kind = params.get('kind');
  return { keyword: (params.get('keyword') ?? '').trim(), kind: isSearchKind(kind) ? kind : null };
};

export const searchHref = ({ keyword, kind }: SearchState): Href =>
  href('/search', undefined, { keyword, kind });

/** Where all findings of a kind are listed; null where the search itself is the only list. */
export const listOfKind = (kind: SearchKind, keyword: string): Href | null => {
  switch (kind) {
    case 'schools':
      return href('/explore', undefined, { keyword });
    case 'courses':
      return href('/course', undefined, { keyword });
    case 'articles':
      return href('/articles', undefined, { keyword });
    case 'questions':
      return href('/faqs');
    case 'forum':
      return href('/forum', undefined, { keyword });
    case 'help':
      return href('/help-center');
    case 'scholarships':
      return href('/scholarship');
    case 'jobs':
      return href('/career-center/internship-job-opportunities', undefined, { keyword, kind: 'job' });
    case 'internships':
      return href('/career-center/internship-job-opportunities', undefined, { keyword, kind: 'internship' });
    case 'events':
      return href('/career-center/events', undefined, { keyword });
    case 'majors':
    case 'fairs':
    case 'campaigns':
      return null;
  }
};
