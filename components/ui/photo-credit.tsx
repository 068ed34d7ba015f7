'use client';

import { useTranslations } from 'next-intl';
import { cn } from './cn';

interface PhotoCreditProps {
  /** Who took or owns the picture; '' shows nothing. */
  name: string;
  className?: string;
}

/** Whose photograph it is, below or on it. */
export function PhotoCredit({ name, className }: PhotoCreditProps) {
  const t = useTranslations('ui');
  if (name === '') return null;
  return <p className={cn('text-sm text-muted', className)}>{t('photo.credit', { name })}</p>;
}
