import { getTranslations } from 'next-intl/server';
export default async function NotFound() { const t = await getTranslations(); return <h1>{t('nf')}</h1>; }
