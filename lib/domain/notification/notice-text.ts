/** The arguments of a notice's text in the reader's language; a name in only one language serves both. */
export function noticeArguments(params: Readonly<Record<string, string>>, locale: 'km' | 'en') {
  const pick = (en: string, km: string) =>
    (locale === 'km' ? params[km] || params[en] : params[en] || params[km]) ?? '';
  return {
    name: pick('name', 'nameKm'),
    school: pick('schoolEn', 'schoolKm'),
    status: pick('statusEn', 'statusKm'),
    date: pick('dateEn', 'dateKm'),
    title: pick('titleEn', 'titleKm'),
    amount: params['amount'] ?? '',
  };
}
