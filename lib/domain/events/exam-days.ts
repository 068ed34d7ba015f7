/** The kinds of assessment that have a day of their own. */
export const examKinds = ['midterm', 'final'] as const;
export type ExamKind = (typeof examKinds)[number];

interface Dated {
  exam: ExamKind | null;
  /** An ISO day. */
  on: string | null;
  who: { en: string } | null;
  organization: { en: string };
}

/**
 * Entries as lines: the exams of one kind on one day, of one student at one school, are one, at the place of the first.
 * Everything else is a line of its own.
 */
export function linesOf<Entry extends Dated>(
  entries: readonly Entry[],
): readonly (readonly [Entry, ...Entry[]])[] {
  const lines: [Entry, ...Entry[]][] = [];
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { exam, on, who, organization } = entry;
    const day = exam && [exam, on, who?.en, organization.en].join(' ');
    const line = day === null ? undefined : days.get(day);
    if (line) line.push(entry);
    else {
      const begun: [Entry] = [entry];
      lines.push(begun);
      if (day !== null) days.set(day, begun);
    }
  }
  return lines;
}
