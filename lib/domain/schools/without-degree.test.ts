import { expect, test } from 'vitest';
import { withoutDegree } from './without-degree';

test.each([
  ['Bachelor’s Degree in Law', 'Law'],
  ["Bachelor's Degree in Hotel and Tourism Management", 'Hotel and Tourism Management'],
  ['Associate Degree in Hospitality', 'Hospitality'],
  ['Master of Business Administration', 'Business Administration'],
  ['Doctoral Degree in Business Management', 'Business Management'],
  ['TVET Certificate 2 in Welding', 'Welding'],
  ['Khmer for Beginners', 'Khmer for Beginners'],
  ['Foundation of Nursing', 'Foundation of Nursing'],
  ['Bachelor’s Degree', 'Bachelor’s Degree'],
  ['បរិញ្ញាបត្រផ្នែកគណនេយ្យ', 'គណនេយ្យ'],
  ['បរិញ្ញាបត្ររងផ្នែកបដិសណ្ឋារកិច្ច', 'បដិសណ្ឋារកិច្ច'],
  ['បរិញ្ញាបត្រជាន់ខ្ពស់ផ្នែកគ្រប់គ្រងធុរកិច្ច', 'គ្រប់គ្រងធុរកិច្ច'],
  ['ភាសាអង់គ្លេសសម្រាប់ការងារ', 'ភាសាអង់គ្លេសសម្រាប់ការងារ'],
])('%s is %s', (name, short) => {
  expect(withoutDegree(name)).toBe(short);
});
