interface Title {
  title: { en: string; km: string };
}

/** Whether a scholarship can be applied for on an ISO day in Cambodia; its deadline is the last day. */
export const isScholarshipOpen = (
  { status, deadline }: { status: 'active' | 'inactive'; deadline: string },
  day: string,
): boolean => status === 'active' && deadline >= day;

/** What a school says in its own words, without what stands beside it as a record of the same title in either language. */
export const withoutRecords = <Own extends Title>(own: readonly Own[], records: readonly Title[]): Own[] =>
  own.filter(
    ({ title }) => !records.some((each) => each.title.en === title.en || each.title.km === title.km),
  );
