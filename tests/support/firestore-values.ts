/** Values and documents in the format of Firestore's REST API; only the types that Sala stores. */
type Value = { stringValue: string } | { timestampValue: string | { seconds: string; nanos?: number } };

export interface Document {
  name: string;
  fields: Record<string, Value>;
  createTime: string;
  updateTime: string;
}

export interface StructuredQuery {
  from: { collectionId: string }[];
  where?: {
    fieldFilter?: { field: { fieldPath: string }; op: string; value: Value };
    compositeFilter?: { filters: NonNullable<StructuredQuery['where']>[] };
  };
  orderBy?: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[];
  limit?: number | { value: number };
}

const comparable = (value: Value): string => {
  if ('stringValue' in value) return value.stringValue;
  const at = value.timestampValue;
  return typeof at === 'string' ? at : new Date(Number(at.seconds) * 1000).toISOString();
};

const matches = (document: Document, where: StructuredQuery['where']): boolean => {
  if (where?.compositeFilter) return where.compositeFilter.filters.every((one) => matches(document, one));
  if (!where?.fieldFilter) return true;
  const { field, op, value } = where.fieldFilter;
  if (op !== 'EQUAL') throw new Error(`The double does not know ${op}.`);
  const own = document.fields[field.fieldPath];
  return own !== undefined && comparable(own) === comparable(value);
};

/** The documents of a query, in its order. */
export function runQuery(
  documents: Iterable<Document>,
  parent: string,
  { from, where, orderBy = [], limit }: StructuredQuery,
): Document[] {
  const prefix = `${parent}/${from[0]?.collectionId}/`;
  const keyOf = (document: Document, path: string) => {
    const value = document.fields[path];
    return path === '__name__' ? document.name : value ? comparable(value) : null;
  };
  const found = [...documents].filter(
    (document) =>
      document.name.startsWith(prefix) &&
      matches(document, where) &&
      orderBy.every(({ field }) => keyOf(document, field.fieldPath) !== null),
  );
  found.sort((a, b) => {
    for (const { field, direction } of orderBy) {
      const [left, right] = [keyOf(a, field.fieldPath) ?? '', keyOf(b, field.fieldPath) ?? ''];
      if (left !== right) return (left < right ? -1 : 1) * (direction === 'DESCENDING' ? -1 : 1);
    }
    return a.name < b.name ? -1 : 1;
  });
  const max = typeof limit === 'object' ? limit.value : limit;
  return max === undefined ? found : found.slice(0, max);
}
