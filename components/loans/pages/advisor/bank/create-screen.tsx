'use client';

import { BankEditor } from '@/components/loans/bank-desk/bank-editor';
import { newBank } from '@/components/loans/bank-desk/bank-form';

/** Adds a bank. */
export const BankCreateScreen = () => <BankEditor bank={newBank} />;
