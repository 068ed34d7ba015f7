import { expect, test } from 'vitest';
import { directionsUrl, mailtoUrl, telegramUrl, websiteUrl } from './contact-links';

test.each([
  '@romduol_river',
  'romduol_river',
  't.me/romduol_river',
  'https://t.me/romduol_river/',
  ' @romduol_river ',
])('reads %s as a Telegram chat', (written) => {
  expect(telegramUrl(written)).toBe('https://t.me/romduol_river');
});

test.each([
  null,
  '',
  '@ab',
  'javascript:alert(1)',
  'https://evil.example/romduol',
  '@name/../x',
  '@name with space',
])('finds no Telegram chat in %s', (written) => {
  expect(telegramUrl(written)).toBeNull();
});

test('completes web addresses and refuses other schemes', () => {
  expect(websiteUrl('www.school.example')).toBe('https://www.school.example/');
  expect(websiteUrl('http://school.example/km')).toBe('http://school.example/km');
  expect(websiteUrl('javascript:alert(1)')).toBeNull();
  expect(websiteUrl('school')).toBeNull();
  expect(websiteUrl(null)).toBeNull();
});

test('writes letters and places so that nothing breaks out of them', () => {
  expect(mailtoUrl('a@b.example', 'ភ្នំ\u2060ពេញ')).toBe(
    `mailto:a@b.example?subject=${encodeURIComponent('ភ្នំពេញ')}`,
  );
  expect(mailtoUrl('info@school.example', 'A & B?')).toBe(
    'mailto:info@school.example?subject=A%20%26%20B%3F',
  );
  expect(mailtoUrl('a@b.example?cc=x@y.example', '')).toBe(
    'mailto:a@b.example%3Fcc%3Dx%40y.example?subject=',
  );
  expect(directionsUrl(11.55, 104.92)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=11.55,104.92',
  );
});
