'use client';

import { LoanPage } from '@/components/loan/desk/loan-page';
import { useParams } from '@/lib/i18n/navigation';

/** One loan, named by its student and its reference code or id. */
export function LoanDecisionScreen() {
  const { userid, slug } = useParams<{ userid: string; slug: string }>();
  return <LoanPage userId={userid} slug={slug} />;
}
