/** What a list shows, and for which keyword where it is not that of the address. */
interface FoundFor<Found> {
  found: Found;
  shownFor: string | null;
  /** Nothing was found, and the keyword names what nobody teaches. */
  untaught: boolean;
}

interface Ways<Found> {
  find: (query: Record<string, string>) => Promise<Found>;
  countOf: (found: Found) => number;
  /** What to search in place of a keyword that finds nothing. */
  instead: (keyword: string) => Promise<{ keyword: string | null; untaught: boolean }>;
}

/** Asks for a list; where its keyword finds nothing, for what is proposed instead. */
export async function findOtherwise<Found>(
  query: Record<string, string>,
  { find, countOf, instead }: Ways<Found>,
): Promise<FoundFor<Found>> {
  const found = await find(query);
  const { keyword } = query;
  if (!keyword || countOf(found) > 0) return { found, shownFor: null, untaught: false };
  const { keyword: other, untaught } = await instead(keyword);
  if (other === null) return { found, shownFor: null, untaught };
  const otherwise = await find({ ...query, keyword: other });
  return countOf(otherwise) > 0
    ? { found: otherwise, shownFor: other, untaught: false }
    : { found, shownFor: null, untaught };
}
