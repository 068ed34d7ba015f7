import { expect, test } from 'vitest';
import { commandMenu, readCommand } from './bot-words';

test.each([
  ['/today', { name: 'today', rest: '' }],
  ['/today@sala_bot', { name: 'today', rest: '' }],
  ['Today', { name: 'today', rest: '' }],
  ['ថ្ងៃ\u200Bនេះ', { name: 'today', rest: '' }],
  ['ពិន្ទុ', { name: 'marks', rest: '' }],
  ['អវត្តមាន', { name: 'absent', rest: '' }],
  ['/search  computer  science', { name: 'search', rest: 'computer  science' }],
  ['ស្វែងរក គណនេយ្យ', { name: 'search', rest: 'គណនេយ្យ' }],
  ['/with C', { name: 'with', rest: 'C' }],
  ['និទ្ទេស C', { name: 'with', rest: 'C' }],
  ['status SALA-1234', { name: 'status', rest: 'SALA-1234' }],
  ['/unknown', null],
  ['today is a good day', null],
  ['', null],
])('%s', (said, command) => expect(readCommand(said)).toEqual(command));

test.each(['km', 'en'] as const)('Telegram takes the menu in %s', (locale) => {
  for (const { command, description } of commandMenu(locale)) {
    expect(command).toMatch(/^[a-z]{1,32}$/);
    expect(description.length).toBeGreaterThan(3);
    expect(description.length).toBeLessThanOrEqual(256);
  }
});
