/**
 * @typedef {Record<string, { username: string, password: string }>} Accounts
 */

/**
 * Lines of a table with one row per role.
 * @param {Accounts} accounts
 * @returns {string[]}
 */
export function accountsTable(accounts) {
  const rows = [
    ['Role', 'Username', 'Password'],
    ...Object.entries(accounts).map(([role, { username, password }]) => [role, username, password]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('   ')
      .trimEnd();
  const [head = [], ...body] = rows;
  return [line(head), widths.map((width) => '─'.repeat(width)).join('   '), ...body.map(line)];
}
