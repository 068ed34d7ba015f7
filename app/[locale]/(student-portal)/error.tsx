'use client';

export { PageError as default } from '@/components/feedback/page-error';
