import type { Text } from '@/backend/seed/demo/demo-types';
import { text, demoData } from '@/backend/seed/demo/demo-text';
import type { Variants } from '@/backend/seed/demo/programs/frames-shared';
import data from './exchange-texts.json';

/** All partners are invented. */
export const exchangePartners = demoData<readonly { key: string; partner: Text; country: Text }[]>(
  data.exchangePartners,
);

export const exchangeTitles: Variants = [
  text('One semester in {country}', 'សិក្សាមួយឆមាសនៅ{country}'),
  text('Exchange semester with {partner}', 'ឆមាសផ្លាស់ប្តូរជាមួយ{partner}'),
  text('Study visit to {country}', 'ទស្សនកិច្ចសិក្សានៅ{country}'),
];

export const exchangeDescriptions = demoData<Variants>(data.exchangeDescriptions);
