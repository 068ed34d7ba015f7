const moved = {
  en: (from: string, to: string) => `from ${from} to ${to}`,
  km: (from: string, to: string) => `ពី ${from} ទៅ ${to}`,
};

/**
 * The arguments of a notice's text in the reader's language; a name in only one language serves both. `date` also says when
 * it was before, where that was another time.
 */
export function noticeArguments(params: Readonly<Record<string, string>>, locale: 'km' | 'en') {
  const pick = (en: string, km: string) =>
    (locale === 'km' ? params[km] || params[en] : params[en] || params[km]) ?? '';
  const [from, date] = [pick('fromEn', 'fromKm'), pick('dateEn', 'dateKm')];
  return {
    name: pick('name', 'nameKm'),
    school: pick('schoolEn', 'schoolKm'),
    status: pick('statusEn', 'statusKm'),
    date: from && from !== date ? moved[locale](from, date) : date,
    title: pick('titleEn', 'titleKm'),
    amount: params['amount'] ?? '',
  };
}
