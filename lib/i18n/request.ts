import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
export default getRequestConfig(async () => {
  const l = await rootLocale();
  const locale = l === 'en' ? 'en' : 'km';
  return { locale, messages: (await import(`../../messages/${locale}/home.json`)).default, timeZone: 'Asia/Phnom_Penh' };
});
