/** When a record says that it was changed last. */
export const savedAtOf = (record: object): string | null =>
  'updatedAt' in record && typeof record.updatedAt === 'string' && record.updatedAt !== ''
    ? record.updatedAt
    : null;
